import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface RunningServer {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts the server of a built app with Node, like its host would, and waits until it answers. */
export async function startServer(
  folder: string,
  script: string,
  argumentsFor: (port: string) => readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = { ...variables, HOST: '127.0.0.1', PORT: port, NODE_ENV: 'production' as const }
  const server = spawn(process.execPath, [script, ...argumentsFor(port)], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  let isRunning = true
  ended.then(() => {
    isRunning = false
  })
  while (!(await answers(`${address}/icon.svg`))) {
    if (!isRunning) throw new Error(`${script} ended before it answered.`)
    await delay(100)
  }
  return {
    address,
    stop: async () => {
      server.kill()
      await ended
    },
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return String(address.port)
}
