import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A process of `signpost-server`. */
export interface ServeProcess {
  /** The URL of the process; empty when it ended before it listened. */
  readonly url: string
  /** Returns all output so far. */
  output(): string
  signal(name: NodeJS.Signals): void
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  kill(): Promise<void>
}

const source = pathToFileURL(join(import.meta.dirname, '../src/providers/run.ts'))
const program = `import { run } from '${source}'
process.exitCode = await run(process.argv.slice(1), process.env)`

/** Runs `signpost-server` with arguments, and waits until it listens or has ended. `inTerminal` gives it a terminal, which closes when the process is killed. */
export async function startServe(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  { inTerminal = false }: { readonly inTerminal?: boolean } = {},
): Promise<ServeProcess> {
  const { PATH, TZ, LC_ALL, NODE_COMPILE_CACHE } = process.env
  const options = ['--conditions=@signpost/source', '--input-type=module', '-e', program, '--']
  const command = [process.execPath, ...options, ...args]
  const quoted = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  const [name = '', ...words] = inTerminal ? ['script', '-qec', quoted, '/dev/null'] : command
  const child = spawn(name, words, {
    env: { PATH, TZ, LC_ALL, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const abandon = (): void => void child.kill('SIGKILL')
  process.once('exit', abandon)
  child.once('close', () => process.off('exit', abandon))
  let output = ''
  const listens = new Promise<string>((resolve) => {
    const collect = (chunk: Buffer): void => {
      output += chunk
      const url = /^ {2}URL +(\S+)\r?$/m.exec(output)?.[1]
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
  })
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  return {
    url: await Promise.race([listens, ended.then(() => '')]),
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
