import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { root } from '../../.scripts/root.ts'

const packages = join(root, 'packages')
const options = ['--conditions=@signpost/source', '--disable-warning=ExperimentalWarning']

type Program = ChildProcessByStdio<null, Readable, null>

export interface RunningService {
  readonly address: string
  /** Ends the process like a crash. */
  readonly kill: () => Promise<void>
}

/** The demo data, which all tests share. The first test builds them. */
export function demoData(): Promise<string> {
  return printData('demo')
}

/** The data of one street corner, in a separate folder. */
export function smallData(): Promise<string> {
  return printData('corner')
}

async function printData(name: string): Promise<string> {
  const print = join(packages, 'service/src/testing/printData.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [...options, print, name])
  // The road builder may have written lines before it.
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** Starts a program from the sources of a package, such as `service/src/main.ts`. The caller must read its output. */
export function runProgram(
  path: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Program {
  return spawn(process.execPath, [...options, join(packages, path), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
}

/** Starts the service on a data folder, with a page at `/`. Port 0 takes any free port. The command may have further flags. */
export async function startService(
  data: string,
  site: string,
  port: number,
  command: readonly string[] = ['demo'],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningService> {
  const flags = ['--log-level', 'warn', '--data', data, '--static', site, '--port', String(port)]
  const name = command[0] === 'demo' ? 'build' : 'service'
  const service = runProgram(`${name}/src/main.ts`, [...command, ...flags], env)
  const ended = once(service, 'exit')
  const address = await Promise.race([addressOf(service.stdout), ended.then(() => undefined)])
  if (address === undefined) throw new Error('The service ended before it listened.')
  return {
    address,
    kill: async () => {
      service.kill('SIGKILL')
      await ended
    },
  }
}

function addressOf(stdout: Readable): Promise<string> {
  let output = ''
  return new Promise((resolve) => {
    stdout.on('data', (chunk) => {
      output += chunk
      const [, address] = /URL +(http:\S+)/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
  })
}
