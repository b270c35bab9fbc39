import { type Program, spawnProgram } from './spawnProgram.ts'

/** A process of the service's own program that serves. */
export interface ServiceProcess extends Program {
  /** The address of the service; empty when it ended before it listened. */
  address: string
  port: number
}

/** Runs the program with arguments, and waits until it listens on a free port of loopback or has ended. */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ServiceProcess> {
  const program = spawnProgram(args, env)
  const address = await Promise.race([listening(program), program.ended.then(() => '')])
  return { ...program, address, port: address === '' ? 0 : Number(new URL(address).port) }
}

function listening({ child, output }: Program): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const address = /^ {2}Address +(\S+)$/m.exec(output())?.[1]
      if (address !== undefined) resolve(address)
    })
  })
}
