import type { CatalogIndex } from '../engine/CatalogIndex.ts'
import type { Overlay } from '../engine/Overlay.ts'
import type { PlaceStore } from '../engine/PlaceStore.ts'
import type { Router } from '../engine/Router.ts'
import type { TileSource } from '../engine/tiles/TileSource.ts'

/** A store and the id of its data. */
export interface ServedStore extends PlaceStore {
  dataId(): string
  /** The time at which the data were built, ISO 8601. */
  createdAt?(): string
  /** A view of the current data for all queries of one request; absent when the data never change. */
  snapshot?(): ServedStore
}

/** The services that the operations use. */
export interface Services {
  /** The places. */
  store: ServedStore
  /** The catalog of the data. */
  catalog(): CatalogIndex
  overlay: Overlay
  router: Router
  tiles: TileSource
}
