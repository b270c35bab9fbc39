import type { DatabaseSync } from 'node:sqlite'
import { decodeGeometry } from './geometryBlob.ts'
import { type DrawnTags, type MapLayer, mapLayers } from './MapLayer.ts'
import { tileNumber } from './mapFile.ts'
import { tileBox } from './mercator.ts'
import { DEEPEST_TILE } from './TileSource.ts'

/** A feature as the tile cutter receives it. */
export interface TileFeature {
  type: 'Feature'
  geometry: GeoJSON.Geometry
  properties: DrawnTags
}

/** Finds the features of a tile by layer. They are not cut at its edges. */
export type TileReader = (z: number, x: number, y: number) => Map<MapLayer, TileFeature[]>

/** Reads features from an open map file. `margin` is the width of the border around a tile, as a fraction of its width. */
export function createTileReader(database: DatabaseSync, margin: number): TileReader {
  const features = database.prepare(`
    SELECT layer, tags, geometry FROM box JOIN feature USING (id)
    WHERE east >= ? AND west <= ? AND north >= ? AND south <= ? AND from_zoom <= ? AND to_zoom >= ?
    ORDER BY id`)
  const numbers = database.prepare(
    'SELECT longitude, latitude, number FROM housenumber WHERE tile = ?',
  )

  function* find(z: number, x: number, y: number): Generator<[MapLayer, TileFeature]> {
    const [west, south, east, north] = tileBox(z, x, y, margin)
    // Every tile begins with the sea. The style draws land where no tile is loaded, so the sea has to be in the tiles.
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ]
    yield ['land', toFeature({ type: 'Polygon', coordinates: [corners] }, { kind: 'ocean' })]
    for (const row of features.iterate(west, east, south, north, z, z)) {
      const layer = mapLayers[Number(row.layer)]
      if (layer === undefined || !(row.geometry instanceof Uint8Array)) continue
      yield [layer, toFeature(decodeGeometry(row.geometry), JSON.parse(String(row.tags)))]
    }
    if (z !== DEEPEST_TILE) return
    for (const { longitude, latitude, number } of numbers.iterate(tileNumber(x, y))) {
      const coordinates = [Number(longitude) / 1e7, Number(latitude) / 1e7]
      yield ['housenumber', toFeature({ type: 'Point', coordinates }, { number: String(number) })]
    }
  }

  return (z, x, y) => {
    const layers = new Map<MapLayer, TileFeature[]>()
    for (const [layer, feature] of find(z, x, y)) {
      const known = layers.get(layer)
      if (known) known.push(feature)
      else layers.set(layer, [feature])
    }
    return layers
  }
}

function toFeature(geometry: GeoJSON.Geometry, properties: DrawnTags): TileFeature {
  return { type: 'Feature', geometry, properties }
}
