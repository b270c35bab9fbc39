import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { dataFiles, type Manifest } from './data/manifest.ts'
import { type CatalogIndex, createCatalogIndex } from './engine/CatalogIndex.ts'
import { noOverlay, type Overlay, readOverlay } from './engine/Overlay.ts'
import type { Router } from './engine/Router.ts'
import { RoutingUnavailable } from './engine/routing/failures.ts'
import {
  createNoRouter,
  createRemoteRouter,
  createValhallaRouter,
} from './engine/routing/routers.ts'
import { createWorkerStore, type WorkerStoreOptions } from './engine/sqlite/createWorkerStore.ts'
import { createArchiveSource } from './engine/tiles/createArchiveSource.ts'
import { createTileSource } from './engine/tiles/createTileSource.ts'
import { type TileSource, TilesUnavailable } from './engine/tiles/TileSource.ts'
import type { Services } from './routes/Services.ts'

/** A valid data folder, and its manifest. */
export interface OpenFolder {
  folder: string
  manifest: Manifest
}

export interface DataSettings {
  /** The data folder; undefined when the data are in a store. */
  data?: OpenFolder | undefined
  /** The URLs of PostgreSQL, which replaces the index of the folder. */
  store?: string | undefined
  overlay?: string | undefined
  /** The URL of an archive of tiles, which replaces the map of the folder. */
  tilesUrl?: string | undefined
  valhallaUrls?: readonly string[] | undefined
  /** The options of the search. */
  search: WorkerStoreOptions
  logger: Logger
}

/** The services of the operations, and the manifest of their data. */
export interface OpenServices extends Services {
  manifest: Manifest
}

/** Opens the services of the operations. */
export async function openServices(settings: DataSettings): Promise<OpenServices> {
  // Unreadable files are reported before threads are started, which would have to be stopped again.
  const overlay = await openOverlay(settings)
  const router = await openRouter(settings)
  const [places, tiles] = await bothOrNone(openPlaces(settings), openTiles(settings))
  return { ...places, overlay, router, tiles }
}

/** Closes the services, which must not be in use. */
export async function closeServices({ store, router, tiles }: Services): Promise<void> {
  await Promise.all([store.close(), router.close(), tiles.close()])
}

interface Places extends Pick<OpenServices, 'store' | 'catalog' | 'manifest'> {
  close(): Promise<void>
}

/** Opens the places of the folder or of PostgreSQL, whose client is imported only for that. */
async function openPlaces({ data, store: urls, search }: DataSettings): Promise<Places> {
  if (urls !== undefined) return openStore(urls, search)
  if (data === undefined) throw new Error('There are no data: set --data or --store.')
  const { folder, manifest } = data
  const catalog = createCatalogIndex(
    JSON.parse(await readFile(join(folder, dataFiles.catalog), 'utf8')),
  )
  const index = await createWorkerStore(join(folder, dataFiles.index), search)
  const { dataId, createdAt } = manifest
  const store = { ...index, dataId: () => dataId, createdAt: () => createdAt }
  return { store, catalog: () => catalog, manifest, close: store.close }
}

async function openStore(urls: string, search: WorkerStoreOptions): Promise<Places> {
  const { createPostgresStore } = await import('./engine/postgres/createPostgresStore.ts')
  const list = urls.split(/[\s,]+/).filter(Boolean)
  const store = await createPostgresStore({ ...search, urls: list })
  try {
    // The catalog of the current data.
    const catalog = (): CatalogIndex => store.documents().catalog
    const createdAt = () => store.documents().manifest.createdAt
    return {
      store: { ...store, createdAt },
      catalog,
      manifest: store.documents().manifest,
      close: () => store.close(),
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Opens the tiles of an archive, or of the map in the folder. */
async function openTiles({ data, tilesUrl }: DataSettings): Promise<TileSource> {
  if (tilesUrl !== undefined) return createArchiveSource(tilesUrl)
  if (data === undefined) return noTiles
  return createTileSource(join(data.folder, dataFiles.map), data.manifest.dataId)
}

const lackTiles = (): Promise<never> =>
  Promise.reject(new TilesUnavailable('this service was given no tiles: name some by --tiles-url'))

const noTiles: TileSource = {
  tile: lackTiles,
  version: lackTiles,
  check: lackTiles,
  close: async () => {},
}

interface Closable {
  close(): Promise<void>
}

/** Opens two resources in parallel. If one fails, the other is closed, because its threads would keep the process alive. */
async function bothOrNone<First extends Closable, Second extends Closable>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  try {
    return await Promise.all([first, second])
  } catch (error) {
    for (const opened of await Promise.allSettled([first, second])) {
      if (opened.status === 'fulfilled') await opened.value.close()
    }
    throw error
  }
}

async function openOverlay({ overlay }: DataSettings): Promise<Overlay> {
  if (overlay === undefined) return noOverlay
  const text = await readFile(overlay, 'utf8')
  try {
    return readOverlay(text)
  } catch (error) {
    throw new Error(`The overlay ${overlay} cannot be used: ${(error as Error).message}.`)
  }
}

async function openRouter({ data, valhallaUrls, logger }: DataSettings): Promise<Router> {
  if (valhallaUrls !== undefined) return createRemoteRouter({ urls: valhallaUrls })
  try {
    const reason =
      data === undefined
        ? 'This service was given no routes: name a Valhalla by --valhalla-url.'
        : data.manifest.withoutRouting
    if (data === undefined || reason !== undefined) throw new RoutingUnavailable(reason)
    return await createValhallaRouter({ dir: join(data.folder, dataFiles.routing) })
  } catch (error) {
    if (!(error instanceof RoutingUnavailable)) throw error
    logger.warn({ reason: error.message }, 'directions are unavailable')
    return createNoRouter(error.message)
  }
}
