import { VectorTile } from '@mapbox/vector-tile'
import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { PbfReader } from 'pbf'
import { cutting } from '../createTileCutter.ts'

/** A tile out of the one above it, which has all that it shows in a smaller scale. */
export function cutFrom(
  above: Uint8Array<ArrayBuffer>,
  z: number,
  x: number,
  y: number,
): Uint8Array<ArrayBuffer> {
  const layers = Object.values(new VectorTile(new PbfReader(above)).layers).map((layer) => {
    const features = Array.from({ length: layer.length }, (_, index) =>
      layer.feature(index).toGeoJSON(x >> 1, y >> 1, z - 1),
    )
    const tile = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, cutting)
    return [layer.name, tile] as const
  })
  const drawn = layers.filter(([, tile]) => tile.features.length > 0)
  const { extent } = cutting
  return Uint8Array.from(fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent }))
}
