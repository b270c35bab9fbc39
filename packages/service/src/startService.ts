import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Manifest } from './data/manifest.ts'
import type { WorkerStoreOptions } from './engine/store/pool/createWorkerStore.ts'
import { createNodeServer, type Limits } from './http/createNodeServer.ts'
import type { KeyRing } from './http/keys/KeyRing.ts'
import { createMetrics } from './http/metrics.ts'
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
  logger: Logger
  logQueries: boolean
  limits: Limits
  /** Milliseconds in which requests are still taken after `stop`, while `/readyz` says no. */
  drain: number
}

export interface RunningService {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  address: string
  /** Takes no more requests, answers those under way, and closes. */
  stop(): Promise<void>
}

/** Opens the data and listens. */
export async function startService(settings: ServiceSettings): Promise<RunningService> {
  const { host, port, metricsPort, drain } = settings
  const services = await openServices(settings)
  const metrics = createMetrics()
  const readiness = { ready: true }
  const app = createApp({
    ...settings,
    services,
    metrics,
    readiness,
    serveMetrics: metricsPort === undefined,
  })
  const servers = [{ server: createNodeServer(app.fetch, settings.limits), port }]
  if (metricsPort !== undefined) {
    const figures = new Hono().get('/metrics', metricsText(metrics))
    const server = createNodeServer(figures.fetch, settings.limits)
    servers.push({ server, port: metricsPort })
  }

  async function close(): Promise<void> {
    await Promise.all(servers.map(({ server }) => closeServer(server)))
    await closeServices(services)
  }

  try {
    await Promise.all(
      servers.map(({ server, port }) => once(server.listen(port, host), 'listening')),
    )
  } catch (error) {
    // A port that is taken: what was opened would keep the process alive.
    await close()
    throw error
  }

  return {
    address: addressOf(servers[0]?.server.address() as AddressInfo),
    async stop() {
      readiness.ready = false
      await wait(drain)
      await close()
    },
  }
}

/** Takes no more connections, and resolves when those that are open have had their answers. */
async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await closed
}

function addressOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
