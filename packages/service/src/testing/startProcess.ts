import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../main.ts')

/** A process of the service's own program. */
export interface ServiceProcess {
  /** Where it listens; empty when it ended before it did. */
  address: string
  port: number
  /** All that it has written so far. */
  output(): string
  signal(name: NodeJS.Signals): void
  /** Resolves with its exit code when it has ended by itself. */
  readonly ended: Promise<number | null>
  /** Ends it, whatever it does. */
  kill(): Promise<void>
}

/** Runs `main.ts` with arguments, and waits until it listens on a free port of loopback or has ended. */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ServiceProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=@signpost/source', '--disable-warning=ExperimentalWarning', main, ...args],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  // A test that gives up while the program starts has nothing yet to end it by.
  const abandon = (): void => void child.kill('SIGKILL')
  process.once('exit', abandon)
  child.once('close', () => process.off('exit', abandon))
  let output = ''
  const collect = (chunk: Buffer): void => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  const address = await Promise.race([listening(child, () => output), ended.then(() => '')])
  return {
    address,
    port: address === '' ? 0 : Number(new URL(address).port),
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const address = /^ {2}Address +(\S+)$/m.exec(output())?.[1]
      if (address !== undefined) resolve(address)
    })
  })
}
