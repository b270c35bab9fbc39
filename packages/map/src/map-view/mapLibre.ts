import { lazyModule } from '@signpost/react/internal'
import type { MapLibre } from '../internals/MapContext.ts'

/** MapLibre, which is a separate chunk, for when a page first shows a map. */
export const mapLibre: { readonly load: () => Promise<MapLibre> } = lazyModule(
  () => import('maplibre-gl'),
)
