import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { root } from '../root.ts'

/** A Node program with its arguments. */
export type Build = readonly [program: string, ...args: string[]]

interface BuildOptions {
  /** Stops the build. */
  readonly signal: AbortSignal
  /** Runs the build at low priority, because nobody waits for it. */
  readonly isLater?: boolean
}

/** Runs a build in the background. Returns its output if it failed or was stopped. */
export async function runBuild(
  [program, ...args]: Build,
  { signal, isLater = false }: BuildOptions,
): Promise<string | undefined> {
  const build = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = (): boolean => build.kill()
  signal.addEventListener('abort', stop)
  if (isLater && build.pid !== undefined) {
    setPriority(build.pid, constants.priority.PRIORITY_LOW)
  }
  let output = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(build, 'close')
  signal.removeEventListener('abort', stop)
  return code === 0 ? undefined : output
}
