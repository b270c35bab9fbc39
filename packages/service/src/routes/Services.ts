import type { CatalogIndex } from '../engine/CatalogIndex.ts'
import type { Overlay } from '../engine/Overlay.ts'
import type { PlaceStore } from '../engine/PlaceStore.ts'
import type { Router } from '../engine/Router.ts'
import type { TileSource } from '../engine/tiles/TileSource.ts'

/** A store and the name of the data that it reads. */
export interface ServedStore extends PlaceStore {
  dataId(): string
  /** The time at which the data were built, ISO 8601. */
  createdAt?(): string
  /** The same on the data of this moment, for all questions of one request; absent where they never change. */
  snapshot?(): ServedStore
}

/** The services that the operations use. */
export interface Services {
  /** The places. */
  store: ServedStore
  /** The catalog of those data. */
  catalog(): CatalogIndex
  overlay: Overlay
  router: Router
  tiles: TileSource
}
