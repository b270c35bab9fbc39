import { lazyModule } from '@signpost/react/internal'
import type { MapLibre } from '../internals/MapContext.ts'

/** MapLibre, a separate chunk that is loaded when a page first shows a map. */
export const mapLibre: { readonly load: () => Promise<MapLibre> } = lazyModule(
  () => import('maplibre-gl'),
)
