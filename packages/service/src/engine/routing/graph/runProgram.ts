import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'

interface RunOptions {
  /** The folder that it runs in, and may leave files in. */
  cwd?: string
  onLine?: ((line: string) => void) | undefined
  /** Ends the program. */
  signal?: AbortSignal | undefined
}

/** The number of last lines that a program's failure quotes. */
const QUOTED = 5

/**
 * Runs a program until it ends, or until the other end of descriptor 3 is closed: when this process ends, however it does, the system closes it, and
 * the program is killed. A shell does it because neither Node nor macOS has a way to tie the life of a process to its parent's.
 */
const TIED = `
"$0" "$@" 3<&- &
program=$!
{ read -r _ <&3; kill -9 "$program"; } >/dev/null 2>&1 &
guard=$!
exec 3<&- 2>/dev/null
wait "$program"
code=$?
kill "$guard"
wait "$guard"
exit "$code"
`

/** Runs a program to its end, which this process's own end brings too; when that is not a good one, fails with its last words. */
export async function runProgram(
  path: string,
  args: readonly string[],
  { cwd, onLine, signal }: RunOptions = {},
): Promise<void> {
  await access(path, constants.X_OK)
  signal?.throwIfAborted()
  const child = spawn('/bin/sh', ['-c', TIED, path, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const stop = (): void => void child.stdio[3]?.destroy()
  signal?.addEventListener('abort', stop)
  const lastLines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue
    createInterface({ input }).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > QUOTED) lastLines.shift()
      onLine?.(line)
    })
  }
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  // Only then does it write no more, even when it was aborted.
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  if (failure) throw failure
  if (code !== 0) {
    throw new Error([`${basename(path)} failed (${code ?? 'killed'}):`, ...lastLines].join('\n'))
  }
}
