import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const service = join(import.meta.dirname, '../main.ts')

/** The program of `@signpost/build`. */
export const build: string = join(import.meta.dirname, '../../../build/src/main.ts')

/** The flags of Node in the first line of both programs. */
const [firstLine = ''] = readFileSync(
  join(import.meta.dirname, '../../bin/signpost-service.js'),
  'utf8',
).split('\n')
const flags = firstLine.replace(/^.* -S node /, '')
const ownEnv = { MALLOC_ARENA_MAX: '2' }

/** The service's own program, as a process. */
export interface Program {
  child: ChildProcess
  /** Returns all output so far. */
  output(): string
  signal(name: NodeJS.Signals): void
  /** Resolves with the exit code when the process has ended. */
  readonly ended: Promise<number | null>
  /** Kills the process. */
  kill(): Promise<void>
}

export interface SpawnOptions {
  /** The file that Node runs. Default: the program of the service. */
  main?: string
  /** An open file for standard output, instead of `output()`. */
  stdout?: number
  /** A shell command before the program, such as `ulimit -f 16`. */
  before?: string
  /** A program that starts the shell, with its arguments, such as `unshare`. */
  through?: readonly string[]
}

/** Runs a program with arguments. Its environment only has the given variables and those of the test run. */
export function spawnProgram(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { main = service, stdout, before = ':', through = [] }: SpawnOptions = {},
): Program {
  const [program = '', ...command] = [
    ...through,
    '/bin/sh',
    '-c',
    `${before}; exec "$0" "$@"`,
    process.execPath,
    '--conditions=@signpost/source',
    '--disable-warning=ExperimentalWarning',
    ...flags.split(' '),
    main,
    ...args,
  ]
  const { PATH, TZ, LC_ALL, NODE_COMPILE_CACHE } = process.env
  const child = spawn(program, command, {
    env: { PATH, TZ, LC_ALL, NODE_COMPILE_CACHE, ...ownEnv, ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  // A test that times out while the program starts cannot end the program.
  const abandon = (): void => void child.kill('SIGKILL')
  process.once('exit', abandon)
  child.once('close', () => process.off('exit', abandon))
  let output = ''
  const collect = (chunk: Buffer): void => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  return {
    child,
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A serving process of the service's program. */
export interface ServiceProcess extends Program {
  /** The URL of the service; empty when the process ended before it listened. */
  url: string
  port: number
}

/** Runs the program with arguments, and waits until it listens on a free loopback port or has ended. */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  options: SpawnOptions = {},
): Promise<ServiceProcess> {
  // The port is the same as in `--port 0`, so the service itself serves the metrics.
  const program = spawnProgram(args, { SIGNPOST_METRICS_PORT: '0', ...env }, options)
  const url = await Promise.race([listening(program), program.ended.then(() => '')])
  return { ...program, url, port: url === '' ? 0 : Number(new URL(url).port) }
}

function listening({ child, output }: Program): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const url = /^ {2}URL +(\S+)$/m.exec(output())?.[1]
      if (url !== undefined) resolve(url)
    })
  })
}
