import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

// The workspace's own tools come first, wherever a script is started from.
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a tool in the foreground and returns its exit code. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): number {
  const { status, error, signal } = spawnSync(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env, PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) throw new Error(`${command} could not be started: ${error.message}`)
  return signal ? 1 : (status ?? 1)
}
