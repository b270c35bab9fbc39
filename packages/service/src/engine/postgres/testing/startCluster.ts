import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { databaseUrl, embeddedServer, freePort, serverFolder } from './embeddedServer.ts'

/** A server that can be killed and started again. */
export interface KilledServer {
  /** The URL of its database. */
  url: string
  /** Kills the server, like a power failure. */
  kill(): Promise<void>
  /** Starts the server, and waits until it answers. */
  start(): Promise<void>
}

/** A primary and a streaming replica. */
export interface TestCluster {
  primary: KilledServer
  replica: KilledServer
  stop(): Promise<void>
}

const DATABASE = 'places'

export async function startCluster(): Promise<TestCluster> {
  const folder = await serverFolder()
  const ports = [await freePort(), await freePort()] as const
  const folders = [join(folder, 'primary'), join(folder, 'replica')] as const
  // Keeps the changes that a stopped replica has missed.
  const settings = ['wal_keep_size=512MB', 'hot_standby_feedback=on', 'shared_buffers=32MB']
  const first = embeddedServer(folders[0], ports[0], settings)
  await first.initialise()
  await first.start()
  await first.createDatabase(DATABASE)
  await first.stop()
  // A replica can start from a copy of a server that was shut down.
  await promisify(execFile)('cp', ['-a', ...folders])
  const source = `host=127.0.0.1 port=${ports[0]} user=postgres password=postgres`
  await writeFile(join(folders[1], 'standby.signal'), '')
  await appendFile(join(folders[1], 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  const [primary, replica] = [0, 1].map((index) =>
    killedServer(folders[index] ?? '', ports[index] ?? 0, settings),
  )
  if (!primary || !replica) throw new Error('There are two servers.')
  await primary.start()
  await replica.start()
  return {
    primary,
    replica,
    async stop() {
      await Promise.all([primary.kill(), replica.kill()])
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function killedServer(folder: string, port: number, settings: readonly string[]): KilledServer {
  let ready = (): void => {}
  const onLog = (line: string): void => {
    if (/ready to accept (read-only )?connections/.test(line)) ready()
  }
  const server = embeddedServer(folder, port, settings, { onLog })
  // The package does not expose the process.
  const child = (): ChildProcess | undefined => Reflect.get(server, 'process')

  async function start(): Promise<void> {
    const isReady = new Promise<void>((resolve) => {
      ready = resolve
    })
    // Child processes of a killed server may still run. The new server then ends at once and is started again.
    const ended = server.start().then(
      () => isReady,
      () => 'ended',
    )
    if ((await Promise.race([isReady, ended])) !== 'ended') return
    await wait(100)
    return start()
  }

  return {
    url: databaseUrl(port, DATABASE),
    start,
    async kill() {
      const running = child()
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      running.kill('SIGKILL')
      await once(running, 'close')
    },
  }
}
