import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

// The workspace's own tools take precedence, wherever a script is started.
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
// Node stores compiled code there, so that a program of some hundred TypeScript files starts in a third of the time.
const NODE_COMPILE_CACHE = join(root, '.cache/node')

interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Shows the output only when the tool fails. */
  readonly quiet?: boolean
  /** The milliseconds after which a running tool is stopped, and counts as failed. */
  readonly limit?: number
}

/** Runs a tool in the foreground and returns its exit code. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): number {
  const output = options.quiet ? 'pipe' : 'inherit'
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: options.cwd ?? root,
    env: { NODE_COMPILE_CACHE, ...process.env, ...options.env, PATH },
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    ...(options.limit !== undefined && { timeout: options.limit, killSignal: 'SIGKILL' }),
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  const code = error && 'code' in error ? error.code : undefined
  if (code === 'ETIMEDOUT') {
    console.log(
      `${command} was stopped after ${Math.round((options.limit ?? 0) / 60_000)} minutes.`,
    )
    return 1
  }
  if (code === 'ENOENT') {
    throw new Error(
      `${command} was not found: start this through pnpm (npx -y pnpm@12 check), which installs missing tools.`,
    )
  }
  if (error) throw new Error(`${command} could not be started: ${error.message}`)
  if (options.quiet && status !== 0) process.stdout.write(`${stdout}${stderr}`)
  // A tool that a signal ended has no exit code.
  return status ?? 1
}

/** Runs a tool that must succeed before the next step. */
export function mustRun(command: string, args: readonly string[], options: RunOptions = {}): void {
  const code = run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (exit code ${code}).`)
}

interface AsideOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Stops the tool. */
  readonly signal?: AbortSignal
  /** Runs the tool at low priority, because nobody waits for it. */
  readonly isLater?: boolean
}

/** Runs a tool while other work goes on. Returns its output if it failed or was stopped. */
export async function runAside(
  command: string,
  args: readonly string[],
  { env, signal, isLater = false }: AsideOptions = {},
): Promise<string | undefined> {
  const tool = spawn(command, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE, ...process.env, ...env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const stop = (): boolean => tool.kill()
  signal?.addEventListener('abort', stop)
  if (isLater && tool.pid !== undefined) setPriority(tool.pid, constants.priority.PRIORITY_LOW)
  let output = ''
  for (const stream of [tool.stdout, tool.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(tool, 'close')
  signal?.removeEventListener('abort', stop)
  return code === 0 ? undefined : output
}
