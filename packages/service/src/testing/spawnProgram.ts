import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../main.ts')

/** The service's own program, as a process. */
export interface Program {
  child: ChildProcess
  /** All that it has written so far. */
  output(): string
  signal(name: NodeJS.Signals): void
  /** Resolves with its exit code when it has ended by itself. */
  readonly ended: Promise<number | null>
  /** Ends it, whatever it does. */
  kill(): Promise<void>
}

export interface SpawnOptions {
  /** An open file that standard output goes to, in place of `output()`. */
  stdout?: number
  /** A command for the shell before it becomes the program, such as `ulimit -f 16`. */
  before?: string
  /** A program that runs the shell, with its arguments, such as `unshare`. */
  through?: readonly string[]
}

/** Runs `main.ts` with arguments, and with no variables of the environment but those given and what is the run's own. */
export function spawnProgram(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { stdout, before = ':', through = [] }: SpawnOptions = {},
): Program {
  const [program = '', ...command] = [
    ...through,
    '/bin/sh',
    '-c',
    `${before}; exec "$0" "$@"`,
    process.execPath,
    '--conditions=@signpost/source',
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=8',
    '--heap-growing-percent=30',
    main,
    ...args,
  ]
  const { PATH, TZ, LC_ALL, NODE_COMPILE_CACHE } = process.env
  const child = spawn(program, command, {
    env: { PATH, TZ, LC_ALL, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  // A test that gives up while the program starts has nothing yet to end it by.
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
