import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { dataFiles, type Manifest } from './data/manifest.ts'
import { createCatalogIndex } from './engine/CatalogIndex.ts'
import { noOverlay, type Overlay, readOverlay } from './engine/Overlay.ts'
import type { Router } from './engine/Router.ts'
import { createNoRouter } from './engine/routing/createNoRouter.ts'
import { createRemoteRouter } from './engine/routing/createRemoteRouter.ts'
import { createValhallaRouter } from './engine/routing/createValhallaRouter.ts'
import { RoutingUnavailable } from './engine/routing/RoutingUnavailable.ts'
import { openStore } from './engine/store/openStore.ts'
import { createTileSource } from './engine/tiles/createTileSource.ts'
import { createNodeServer, type Limits } from './http/createNodeServer.ts'
import type { KeyRing } from './http/keys/KeyRing.ts'
import { createMetrics } from './http/metrics.ts'
import { metricsText } from './routes/health.ts'
import type { Services } from './routes/Services.ts'

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
  /** Folder of the pictures that the demo's overlay names, served under `/sample/`. */
  sampleFolder: string | undefined
  keys: KeyRing
  overlay: string | undefined
  valhallaUrl: string | undefined
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
  const servers = [createNodeServer(app.fetch, settings.limits).listen(port, host)]
  if (metricsPort !== undefined) {
    const figures = new Hono().get('/metrics', metricsText(metrics))
    servers.push(createNodeServer(figures.fetch, settings.limits).listen(metricsPort, host))
  }
  await Promise.all(servers.map((server) => once(server, 'listening')))

  return {
    address: addressOf(servers[0]?.address() as AddressInfo),
    async stop() {
      readiness.ready = false
      await wait(drain)
      const closed = servers.map((server) => once(server, 'close'))
      for (const server of servers) {
        server.close()
        server.closeIdleConnections()
      }
      await Promise.all(closed)
      await Promise.all([services.store.close(), services.router.close(), services.tiles.close()])
    },
  }
}

async function openServices(settings: ServiceSettings): Promise<Services> {
  const { data, manifest } = settings
  return {
    store: openStore(join(data, dataFiles.index)),
    catalog: createCatalogIndex(JSON.parse(await readFile(join(data, dataFiles.catalog), 'utf8'))),
    overlay: await openOverlay(settings),
    router: await openRouter(settings),
    tiles: createTileSource(join(data, dataFiles.map)),
    dataVersion: manifest.dataId,
  }
}

/** `{base}` in an overlay stands for the service's own address. */
async function openOverlay(settings: ServiceSettings): Promise<Overlay> {
  const { overlay, publicUrl, host, port, basePath } = settings
  if (overlay === undefined) return noOverlay
  const base = publicUrl ?? `${addressOf({ address: host, port })}${basePath}`
  const text = await readFile(overlay, 'utf8')
  try {
    return readOverlay(text.replaceAll('{base}', base))
  } catch (error) {
    throw new Error(`The overlay ${overlay} cannot be used: ${(error as Error).message}.`)
  }
}

async function openRouter({
  data,
  manifest,
  valhallaUrl,
  logger,
}: ServiceSettings): Promise<Router> {
  if (valhallaUrl !== undefined) return createRemoteRouter({ url: valhallaUrl })
  try {
    if (manifest.withoutRouting !== undefined) {
      throw new RoutingUnavailable(manifest.withoutRouting)
    }
    return await createValhallaRouter({ dir: join(data, dataFiles.routing) })
  } catch (error) {
    if (!(error instanceof RoutingUnavailable)) throw error
    logger.warn({ reason: error.message }, 'directions are not offered')
    return createNoRouter(error.message)
  }
}

function addressOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
