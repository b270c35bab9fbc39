import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Display {
  /** The name, as in the variable `DISPLAY`. */
  readonly name: string
  readonly close: () => void
}

/** Opens a virtual screen with Xvfb, because a headless browser has no WebGL and no mouse. Null when Xvfb is not installed. */
export async function openDisplay(): Promise<Display | null> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1700x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const number = await Promise.race([
    firstLine(server),
    once(server, 'error').then(() => null),
    once(server, 'exit').then(() => null),
  ])
  return number === null ? null : { name: `:${number}`, close: () => void server.kill() }
}

async function firstLine(server: ChildProcess): Promise<string | null> {
  const [line] = await once(server.stdio[3] ?? server, 'data')
  return String(line).trim()
}
