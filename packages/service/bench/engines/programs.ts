import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The path of a program, in the PATH or in Debian's folder of PostgreSQL programs; undefined when it is not installed. */
export function programAt(name: string): string | undefined {
  const script = 'command -v "$0" || ls -d /usr/lib/postgresql/*/bin/"$0" 2>/dev/null | tail -n 1'
  return spawnSync('sh', ['-c', script, name], { encoding: 'utf8' }).stdout.trim() || undefined
}

export interface RunOptions {
  readonly log: string
  readonly cwd?: string
}

/** Runs a program until it ends. A failure throws the last lines of its log. */
export function run(program: string, args: readonly string[], { log, cwd }: RunOptions): void {
  const output = openSync(log, 'a')
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', output, output] })
  if (status === 0) return
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n')
  throw new Error(`${program} failed; its log is ${log}:\n${lines}`)
}

/** Starts a server, and waits until one of its URLs responds. */
export async function start(
  program: string,
  args: readonly string[],
  { log, cwd, ready }: RunOptions & { readonly ready: string },
): Promise<ChildProcess> {
  const output = openSync(log, 'a')
  const child = spawn(program, args, { cwd, stdio: ['ignore', output, output] })
  const end = performance.now() + 120_000
  while (!(await fetch(ready).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill()
      throw new Error(`${program} does not answer at ${ready}; its log is ${log}.`)
    }
    await wait(500)
  }
  return child
}
