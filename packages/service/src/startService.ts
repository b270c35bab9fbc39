import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import type { Manifest } from './data/manifest.ts'
import type { WorkerStoreOptions } from './engine/store/pool/createWorkerStore.ts'
import { createNodeServer, type Limits } from './http/createNodeServer.ts'
import type { KeyRing } from './http/keys/KeyRing.ts'
import { createMetrics } from './http/metrics.ts'
import type { Log } from './log/createLog.ts'
import { closeServices, openServices } from './openServices.ts'
import { metricsText } from './routes/health.ts'

export interface ServiceSettings {
  /** A data folder that `openData` has found ready, and its manifest. */
  data: string
  manifest: Manifest
  host: string
  port: number
  publicUrl: string | undefined
  basePath: string
  trustProxy: boolean
  staticFolder: string | undefined
  frameAncestors: string | undefined
  /** Folder of the pictures that the demo's overlay names, served under `/sample/`. */
  sampleFolder: string | undefined
  keys: KeyRing
  overlay: string | undefined
  valhallaUrl: string | undefined
  search: WorkerStoreOptions
  metricsPort: number | undefined
  log: Log
  logQueries: boolean
  limits: Limits
  /** Milliseconds in which requests are still taken after `stop`, while `/readyz` says no. */
  drain: number
}

export interface RunningService {
  /** The address of the service, such as `http://127.0.0.1:8080`. */
  address: string
  /** Takes no more requests, answers those under way, and closes. */
  stop(): Promise<void>
}

/** Opens the data and listens. */
export async function startService(settings: ServiceSettings): Promise<RunningService> {
  const { host, port, metricsPort, drain } = settings
  const { logger, health: logHealth } = settings.log
  const services = await openServices({ ...settings, logger })
  const metrics = createMetrics(logHealth)
  const readiness = { ready: true }
  const app = createApp({
    ...settings,
    services,
    logger,
    logHealth,
    metrics,
    readiness,
    serveMetrics: metricsPort === undefined,
  })
  const main = createNodeServer(app.fetch, settings.limits)
  const servers = [main]
  if (metricsPort !== undefined) {
    const figures = new Hono().get('/metrics', metricsText(metrics))
    servers.push(createNodeServer(figures.fetch, settings.limits))
  }

  async function listen(): Promise<AddressInfo> {
    const [, figures] = servers
    await figures?.listen(metricsPort ?? 0, host)
    return main.listen(port, host)
  }

  async function close(): Promise<void> {
    await Promise.all(servers.map((server) => server.close()))
    await closeServices(services)
  }

  let address: AddressInfo
  try {
    address = await listen()
  } catch (error) {
    // A port that is taken: what was opened would keep the process alive.
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
