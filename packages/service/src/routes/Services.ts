import type { CatalogIndex } from '../engine/CatalogIndex.ts'
import type { Overlay } from '../engine/Overlay.ts'
import type { PlaceStore } from '../engine/PlaceStore.ts'
import type { Router } from '../engine/Router.ts'
import type { TileSource } from '../engine/tiles/TileSource.ts'

/** The services that the operations use. */
export interface Services {
  /** The places; `dataId` identifies the data that are read. */
  store: PlaceStore & { dataId(): string }
  catalog: CatalogIndex
  overlay: Overlay
  router: Router
  tiles: TileSource
  /** Names the data of the tiles; another version is other data. */
  tilesVersion: string
}
