import type { DatabaseSync } from 'node:sqlite'
import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { createTileReader } from './createTileReader.ts'
import { DEEPEST_TILE } from './TileSource.ts'

/** Creates the vector tile of a zoom, column and row. */
export type TileCutter = (z: number, x: number, y: number) => Uint8Array<ArrayBuffer>

const EXTENT = 4096

/** The width of the border around a tile that features extend into, in tile units. Without it, wide lines would end at the edge. */
const BUFFER = 80

/** The options of cutting features. */
export const cutOptions: { extent: number; buffer: number; clip: boolean; maxZoom: number } = {
  extent: EXTENT,
  buffer: BUFFER,
  clip: true,
  maxZoom: DEEPEST_TILE,
}

/** Cuts vector tiles from an open map file. */
export function createTileCutter(database: DatabaseSync): TileCutter {
  const read = createTileReader(database, BUFFER / EXTENT)
  return (z, x, y) => {
    const layers = [...read(z, x, y)].map(([layer, features]) => {
      const collection = { type: 'FeatureCollection', features } as const
      return [layer, geoJSONToTile(collection, z, x, y, cutOptions)] as const
    })
    const drawn = layers.filter(([, tile]) => tile.features.length > 0)
    return Uint8Array.from(fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: EXTENT }))
  }
}
