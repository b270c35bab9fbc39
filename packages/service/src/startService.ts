import { type RunningServer, type ServerSettings, startServer } from '@signpost/server'
import { createApp } from './app.ts'
import type { Manifest } from './data/manifest.ts'
import { openData } from './data/openData.ts'
import type { PlaceStore } from './engine/PlaceStore.ts'
import type { WorkerStoreOptions } from './engine/sqlite/createWorkerStore.ts'
import { type OpenFolder, openServices } from './openServices.ts'
import { switchServices } from './switchServices.ts'

export interface ServiceSettings extends ServerSettings {
  /** The data folder; undefined when the data are in a store. */
  data: OpenFolder | undefined
  publicUrl: string | undefined
  staticFolder: string | undefined
  frameAncestors: string | undefined
  /** The folder of the pictures in the demo's overlay, served under `/sample/`. */
  sampleFolder: string | undefined
  overlay: string | undefined
  tilesUrl?: string | undefined
  valhallaUrls: readonly string[] | undefined
  /** The URLs of PostgreSQL, which replaces the index of the folder. */
  store?: string | undefined
  search: WorkerStoreOptions
}

export interface RunningService extends RunningServer {
  /** The manifest of the data at the start. */
  manifest: Manifest
  /** The places of the current data. */
  store: PlaceStore
  /** Opens the data of the folder, if they have changed, and answers from them. */
  reload(): Promise<void>
}

/** Opens the data and listens. */
export async function startService(settings: ServiceSettings): Promise<RunningService> {
  const { data } = settings
  const { logger } = settings.log
  const switched = switchServices(await openServices({ ...settings, logger }))
  const server = await startServer(settings, {
    createApp: (options) =>
      createApp({
        ...settings,
        ...options,
        services: switched.services,
        cachedAnswers: settings.search.cache ?? 0,
      }),
    close: () => switched.close(),
  })

  async function reload(): Promise<void> {
    if (data === undefined) return
    const opened = await openData(data.folder)
    if (opened.status === 'unusable') throw new Error(opened.reason)
    const { manifest } = opened
    if (manifest.seal === switched.manifest.seal) return
    switched.replace(
      await openServices({ ...settings, data: { folder: data.folder, manifest }, logger }),
    )
    logger.info({ build: manifest.dataId }, 'the data were replaced')
  }

  const { manifest, services } = switched
  return { ...server, manifest, store: services.store, reload }
}
