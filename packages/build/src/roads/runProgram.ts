import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'

interface RunOptions {
  /** The working directory, in which the program may leave files. */
  cwd?: string
  onLine?: ((line: string) => void) | undefined
  /** Ends the program when aborted. */
  signal?: AbortSignal | undefined
}

/** The number of lines that the error of a failed program quotes. */
const QUOTED_LINES = 5

/**
 * A shell script that runs a program until it ends, or until descriptor 3 is closed. The system closes it when this process ends in any way, and then
 * the program is killed. Neither Node nor macOS can tie the life of a process to its parent otherwise.
 */
const SCRIPT = `
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

/** Runs a program until it ends, and kills it when this process ends. A failure quotes the program's last lines. */
export async function runProgram(
  path: string,
  args: readonly string[],
  { cwd, onLine, signal }: RunOptions = {},
): Promise<void> {
  await access(path, constants.X_OK)
  signal?.throwIfAborted()
  const child = spawn('/bin/sh', ['-c', SCRIPT, path, ...args], {
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
      if (lastLines.length > QUOTED_LINES) lastLines.shift()
      onLine?.(line)
    })
  }
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  // The program has stopped writing only when it is closed, even if it was aborted.
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  if (failure) throw failure
  if (code !== 0) {
    throw new Error([`${basename(path)} failed (${code ?? 'killed'}):`, ...lastLines].join('\n'))
  }
}
