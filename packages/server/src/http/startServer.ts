import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { KeyRing } from '../keys/KeyRing.ts'
import type { Log } from '../log/createLog.ts'
import type { BaseAppOptions } from './createBaseApp.ts'
import { createNodeServer, type Fetch, type Limits } from './createNodeServer.ts'
import { metricsText } from './health.ts'
import { createMetrics } from './metrics.ts'

/** The settings of any server. */
export interface ServerSettings {
  host: string
  port: number
  /** The path before every path of the service, such as `/places`; empty for none. */
  basePath: string
  /** Trusts the `X-Forwarded-` headers. */
  trustProxy: boolean
  keys: KeyRing
  /** The port of `/metrics`. Undefined turns it off; the port of the service serves it beside the other paths. */
  metricsPort: number | undefined
  log: Log
  /** Allows search texts in logs. */
  logQueries: boolean
  limits: Limits
  /** The milliseconds for which requests are still accepted after `stop`, while `/readyz` fails. */
  drain: number
}

export interface RunningServer {
  /** The URL of the service, such as `http://127.0.0.1:8080`. */
  url: string
  /** Reloads the data, which may have been replaced. Rejects when it continues with the previous ones. */
  reload?(): Promise<void>
  /** Refuses new requests, answers pending ones, and closes. */
  stop(): Promise<void>
}

/** The app of a server, and the function that releases its resources. */
export interface Served {
  createApp(options: BaseAppOptions): { readonly fetch: Fetch }
  close(): Promise<void>
}

/** Starts to listen. */
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
    // The port is taken: open resources would keep the process alive.
    await close()
    throw error
  }

  return {
    url: urlOf(address),
    async stop() {
      readiness.ready = false
      for (const server of servers) server.drain()
      await wait(drain)
      await close()
    },
  }
}

function urlOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
