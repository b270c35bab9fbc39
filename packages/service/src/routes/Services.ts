import type { CatalogIndex } from '../engine/CatalogIndex.ts'
import type { Overlay } from '../engine/Overlay.ts'
import type { PlaceStore } from '../engine/PlaceStore.ts'
import type { Router } from '../engine/Router.ts'
import type { TileSource } from '../engine/tiles/TileSource.ts'

/** The services that the operations use. */
export interface Services {
  store: PlaceStore
  catalog: CatalogIndex
  overlay: Overlay
  router: Router
  tiles: TileSource
  /** Names the data; another version is other data. */
  dataVersion: string
}
