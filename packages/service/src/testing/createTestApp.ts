import { type AppEnv, createMetrics, demoKey, KeyRing } from '@signpost/server'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { type AppOptions, createApp } from '../app.ts'
import { createCatalogIndex } from '../engine/CatalogIndex.ts'
import { noOverlay } from '../engine/Overlay.ts'
import type { PlaceStore } from '../engine/PlaceStore.ts'
import { createNoRouter } from '../engine/routing/routers.ts'
import type { TileSource } from '../engine/tiles/TileSource.ts'
import type { Services } from '../routes/Services.ts'
import { catalog } from './catalog.ts'
import { createMemoryStore } from './createMemoryStore.ts'
import { records } from './records.ts'

/** Services of a test; its store may have no data to identify. */
export interface TestServices extends Partial<Omit<Services, 'store'>> {
  store?: PlaceStore
}

const catalogIndex = createCatalogIndex(catalog)

/** A map with nothing on it. */
export const noMap: TileSource = {
  tile: async () => null,
  version: async () => 'test',
  check: async () => {},
  close: async () => {},
}

/** The app over a handful of records, for tests. */
export function createTestApp(
  { store = createMemoryStore(records), ...services }: TestServices = {},
  options: Partial<AppOptions> = {},
): Hono<AppEnv> {
  return createApp({
    services: {
      store: { dataId: () => 'test', ...store },
      catalog: () => catalogIndex,
      overlay: noOverlay,
      router: createNoRouter(),
      tiles: noMap,
      ...services,
    },
    keys: new KeyRing([demoKey]),
    cachedAnswers: 0,
    readiness: { ready: true },
    logger: pino({ level: 'silent' }),
    logHealth: { failure: undefined, lost: 0 },
    metrics: createMetrics({ failure: undefined, lost: 0 }),
    basePath: '',
    trustProxy: false,
    logQueries: false,
    serveMetrics: true,
    ...options,
  })
}
