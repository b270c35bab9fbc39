import { type RunningServer, type ServerSettings, startServer } from '@signpost/adapters/server'
import { createApp } from './app.ts'
import type { Manifest } from './data/manifest.ts'
import type { WorkerStoreOptions } from './engine/sqlite/createWorkerStore.ts'
import { closeServices, openServices } from './openServices.ts'

export interface ServiceSettings extends ServerSettings {
  /** A data folder that `openData` has found ready, and its manifest. */
  data: string
  manifest: Manifest
  publicUrl: string | undefined
  staticFolder: string | undefined
  frameAncestors: string | undefined
  /** Folder of the pictures that the demo's overlay names, served under `/sample/`. */
  sampleFolder: string | undefined
  overlay: string | undefined
  valhallaUrls: readonly string[] | undefined
  /** Addresses of PostgreSQL to search in place of the index of the folder. */
  store?: string | undefined
  search: WorkerStoreOptions
}

/** Opens the data and listens. */
export async function startService(settings: ServiceSettings): Promise<RunningServer> {
  const services = await openServices({ ...settings, logger: settings.log.logger })
  return startServer(settings, {
    createApp: (options) => createApp({ ...settings, ...options, services }),
    close: () => closeServices(services),
  })
}
