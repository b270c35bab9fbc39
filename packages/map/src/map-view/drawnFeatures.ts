import type { Coordinate } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import { type ScreenBox, uncoveredBox } from '../internals/camera.ts'
import type { MapLibreMap } from '../internals/MapContext.ts'

/** A named place that the style of a map draws, such as a shop or a museum. */
export interface MapFeature {
  readonly name: string
  readonly coordinate: Coordinate
}

/** The source layers with places in the tiles of Signpost and OpenMapTiles, Protomaps, and Mapbox. */
const placeLayers: readonly unknown[] = ['poi', 'pois', 'poi_label']

/**
 * True for a layer of places: by its source layer, or marked with `signpost:places` in the metadata of the layer. The mark `pins` is for the
 * names of pins, which have buttons of their own.
 */
function isPlaces(sourceLayer: unknown, metadata: unknown, withPins: boolean): boolean {
  const mark = Object(metadata)['signpost:places']
  return placeLayers.includes(sourceLayer) || mark === true || (withPins && mark === 'pins')
}

/** The distance in pixels within which a press hits a place. */
const reach = 8

/** The place that the map draws nearest to a point of the screen, if the point hits one. */
export function featureAt(
  map: MapLibreMap,
  { x, y }: { readonly x: number; readonly y: number },
): MapFeature | undefined {
  const box: ScreenBox = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ]
  const [feature] = drawn(map, box, true)
  return feature
}

/** The places that the map draws in its uncovered part, from the middle outwards. */
export function featuresInView(map: MapLibreMap, limit: number): readonly MapFeature[] {
  return drawn(map, uncoveredBox(map), false).slice(0, limit)
}

/** The places in a box of the screen, those near its middle first. */
function drawn(map: MapLibreMap, box: ScreenBox, withPins: boolean): readonly MapFeature[] {
  const layers = map.getLayersOrder().filter((id) => {
    const layer = map.getLayer(id)
    return layer?.type === 'symbol' && isPlaces(layer.sourceLayer, layer.metadata, withPins)
  })
  if (layers.length === 0) return []
  const [[left, top], [right, bottom]] = box
  const away = ({ coordinate }: MapFeature): number => {
    const { x, y } = map.project([coordinate.longitude, coordinate.latitude])
    return Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2)
  }
  // A place at the edge of a tile is drawn in both tiles.
  const found = new Map<string, MapFeature>()
  for (const { geometry, properties } of map.queryRenderedFeatures(box, { layers })) {
    if (geometry.type !== 'Point' || typeof properties.name !== 'string') continue
    const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates
    const feature = { name: properties.name, coordinate: { latitude, longitude } }
    if (isCoordinate(feature.coordinate)) found.set(keyOfFeature(feature), feature)
  }
  return [...found.values()].sort((a, b) => away(a) - away(b))
}

/** The key of a place, equal for the copies of it in two tiles. */
export function keyOfFeature({ name, coordinate }: MapFeature): string {
  return `${name} ${coordinate.latitude.toFixed(4)} ${coordinate.longitude.toFixed(4)}`
}
