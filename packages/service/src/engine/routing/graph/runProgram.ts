import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'

interface RunOptions {
  /** The folder that it runs in, and may leave files in. */
  cwd?: string
  onLine?: ((line: string) => void) | undefined
  /** Ends the program. */
  signal?: AbortSignal | undefined
}

/** How many of its last lines a program's failure quotes. */
const QUOTED = 5

/** Runs a program to its end; when that is not a good one, fails with its last words. */
export async function runProgram(
  path: string,
  args: readonly string[],
  { cwd, onLine, signal }: RunOptions = {},
): Promise<void> {
  const child = spawn(path, args, { cwd, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  const lastLines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
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
  signal?.throwIfAborted()
  if (failure) throw failure
  if (code !== 0) {
    throw new Error([`${basename(path)} failed (${code ?? 'killed'}):`, ...lastLines].join('\n'))
  }
}
