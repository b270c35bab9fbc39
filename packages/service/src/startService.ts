import { type RunningServer, type ServerSettings, startServer } from '@signpost/server'
import { createApp } from './app.ts'
import type { Manifest } from './data/manifest.ts'
import type { WorkerStoreOptions } from './engine/sqlite/createWorkerStore.ts'
import { closeServices, type OpenFolder, openServices } from './openServices.ts'

export interface ServiceSettings extends ServerSettings {
  /** The folder of the data; without one the store has them. */
  data: OpenFolder | undefined
  publicUrl: string | undefined
  staticFolder: string | undefined
  frameAncestors: string | undefined
  /** Folder of the pictures that the demo's overlay names, served under `/sample/`. */
  sampleFolder: string | undefined
  overlay: string | undefined
  tilesUrl?: string | undefined
  valhallaUrls: readonly string[] | undefined
  /** Addresses of PostgreSQL to search in place of the index of the folder. */
  store?: string | undefined
  search: WorkerStoreOptions
}

export interface RunningService extends RunningServer {
  /** The description of the data that it was started with. */
  manifest: Manifest
}

/** Opens the data and listens. */
export async function startService(settings: ServiceSettings): Promise<RunningService> {
  const services = await openServices({ ...settings, logger: settings.log.logger })
  const server = await startServer(settings, {
    createApp: (options) =>
      createApp({ ...settings, ...options, services, cachedAnswers: settings.search.cache ?? 0 }),
    close: () => closeServices(services),
  })
  return { ...server, manifest: services.manifest }
}
