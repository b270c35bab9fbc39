import { type RunningServer, type ServerSettings, startServer } from '@signpost/server'
import { createApp } from './app.ts'
import type { Manifest } from './data/manifest.ts'
import { openData } from './data/openData.ts'
import type { WorkerStoreOptions } from './engine/sqlite/createWorkerStore.ts'
import { type OpenFolder, openServices } from './openServices.ts'
import { switchServices } from './switchServices.ts'

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
  /** Opens the data of the folder beside the present ones, if they are others, and answers from them. */
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

  return { ...server, manifest: switched.manifest, reload }
}
