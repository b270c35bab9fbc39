import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { KeyRing } from '../keys/KeyRing.ts'
import type { Log } from '../log/createLog.ts'
import type { BaseAppOptions } from './createBaseApp.ts'
import { createNodeServer, type Fetch, type Limits } from './createNodeServer.ts'
import { metricsText } from './health.ts'
import { createMetrics } from './metrics.ts'

/** The settings of a server, whatever it serves. */
export interface ServerSettings {
  host: string
  port: number
  /** Path before every path of the service, such as `/places`; empty for none. */
  basePath: string
  /** Trusts the `X-Forwarded-` headers. */
  trustProxy: boolean
  keys: KeyRing
  /** The port of `/metrics`: without one it is nowhere, with that of the service it is beside the rest. */
  metricsPort: number | undefined
  log: Log
  /** Allows search texts in logs. */
  logQueries: boolean
  limits: Limits
  /** Milliseconds in which requests are still taken after `stop`, while `/readyz` says no. */
  drain: number
}

export interface RunningServer {
  /** The address of the service, such as `http://127.0.0.1:8080`. */
  address: string
  /** Reads its data again, where they may have been replaced; rejects when it goes on with those before. */
  reload?(): Promise<void>
  /** Takes no more requests, answers those under way, and closes. */
  stop(): Promise<void>
}

/** The app of a server, and the end of what the app uses. */
export interface Served {
  createApp(options: BaseAppOptions): { readonly fetch: Fetch }
  close(): Promise<void>
}

/** Listens. */
export async function startServer(
  settings: ServerSettings,
  { createApp, close: closeServed }: Served,
): Promise<RunningServer> {
  const { host, port, metricsPort, drain, basePath, logQueries, limits } = settings
  const { logger, health: logHealth } = settings.log
  const metrics = createMetrics(logHealth)
  const readiness = { ready: true }
  const serveMetrics = metricsPort === port
  const app = createApp({
    basePath,
    logQueries,
    logger,
    logHealth,
    metrics,
    readiness,
    serveMetrics,
  })
  const main = createNodeServer(app.fetch, limits)
  const servers = [main]
  if (metricsPort !== undefined && !serveMetrics) {
    const figures = new Hono().get('/metrics', metricsText(metrics))
    servers.push(createNodeServer(figures.fetch, limits))
  }

  async function listen(): Promise<AddressInfo> {
    const [, figures] = servers
    await figures?.listen(metricsPort ?? 0, host)
    return main.listen(port, host)
  }

  async function close(): Promise<void> {
    await Promise.all(servers.map((server) => server.close()))
    await closeServed()
  }

  let address: AddressInfo
  try {
    address = await listen()
  } catch (error) {
    // When the port is taken: open resources would keep the process alive.
    await close()
    throw error
  }

  return {
    address: addressOf(address),
    async stop() {
      readiness.ready = false
      for (const server of servers) server.drain()
      await wait(drain)
      await close()
    },
  }
}

function addressOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
