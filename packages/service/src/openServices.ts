import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { dataFiles, type Manifest } from './data/manifest.ts'
import { createCatalogIndex } from './engine/CatalogIndex.ts'
import { noOverlay, type Overlay, readOverlay } from './engine/Overlay.ts'
import type { Router } from './engine/Router.ts'
import { createNoRouter } from './engine/routing/createNoRouter.ts'
import { createRemoteRouter } from './engine/routing/createRemoteRouter.ts'
import { createValhallaRouter } from './engine/routing/createValhallaRouter.ts'
import { RoutingUnavailable } from './engine/routing/failures.ts'
import { createWorkerStore, type WorkerStoreOptions } from './engine/sqlite/createWorkerStore.ts'
import { createTileSource } from './engine/tiles/createTileSource.ts'
import type { Services } from './routes/Services.ts'

export interface DataSettings {
  /** A data folder that `openData` has found ready, and its manifest. */
  data: string
  manifest: Manifest
  /** Addresses of PostgreSQL to search in place of the index of the folder. */
  store?: string | undefined
  overlay?: string | undefined
  valhallaUrls?: readonly string[] | undefined
  /** The options of searching the index. */
  search: WorkerStoreOptions
  logger: Logger
}

/** Opens all that the operations ask. */
export async function openServices(settings: DataSettings): Promise<Services> {
  const { data, manifest } = settings
  // What cannot be read is found before anything runs that would have to be stopped again.
  const catalog = JSON.parse(await readFile(join(data, dataFiles.catalog), 'utf8'))
  const overlay = await openOverlay(settings)
  const router = await openRouter(settings)
  const [store, tiles] = await bothOrNone(
    openStore(settings),
    createTileSource(join(data, dataFiles.map)),
  )
  return {
    store,
    catalog: createCatalogIndex(catalog),
    overlay,
    router,
    tiles,
    tilesVersion: manifest.dataId,
  }
}

/** Closes them again; nothing may ask any more. */
export async function closeServices({ store, router, tiles }: Services): Promise<void> {
  await Promise.all([store.close(), router.close(), tiles.close()])
}

/** The store that the settings name: an index in the folder, or PostgreSQL, whose client is loaded for nobody else. */
async function openStore({
  data,
  manifest,
  store,
  search,
}: DataSettings): Promise<Services['store']> {
  if (store === undefined) {
    const index = await createWorkerStore(join(data, dataFiles.index), search)
    return { ...index, dataId: () => manifest.dataId }
  }
  const { createPostgresStore } = await import('./engine/postgres/createPostgresStore.ts')
  return createPostgresStore({ ...search, addresses: store.split(/[\s,]+/).filter(Boolean) })
}

interface Closable {
  close(): Promise<void>
}

/** Two things that open side by side. When one cannot, the other is closed: its threads would keep the process alive. */
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

async function openRouter({ data, manifest, valhallaUrls, logger }: DataSettings): Promise<Router> {
  if (valhallaUrls !== undefined) return createRemoteRouter({ urls: valhallaUrls })
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
