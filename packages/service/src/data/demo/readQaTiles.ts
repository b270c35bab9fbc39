import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { GridPoint, TileGrid } from './TileGrid.ts'

/** An OpenStreetMap object as the tiles of a city contain it: whole, or in pieces cut at the borders of tiles. */
export interface QaObject {
  type: 'node' | 'way'
  id: number
  isArea: boolean
  pieces: GridPoint[][]
  tags: Record<string, string>
}

export interface QaTiles {
  grid: TileGrid
  objects: QaObject[]
  /** The time of the latest edit of any object. */
  editedAt: Date
}

const EXTENT = 2 ** 20
const AREA = 3

/** Reads a folder of OpenStreetMap QA tiles named `zoom-column-row.mvt`. The pieces of an object are not joined. */
export async function readQaTiles(folder: string): Promise<QaTiles> {
  const tiles = (await readdir(folder)).flatMap((name) => {
    const [zoom, column, row] = name.match(/\d+/g)?.map(Number) ?? []
    if (zoom === undefined || column === undefined || row === undefined) return []
    return [{ path: join(folder, name), zoom, column, row }]
  })
  const objects = new Map<string, QaObject>()
  let newest = 0
  for (const { path, column, row } of tiles) {
    const layer = new VectorTile(new PbfReader(await readFile(path))).layers.osm
    if (layer?.extent !== EXTENT) throw new Error(`${path} is not an OpenStreetMap QA tile`)
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index)
      add(objects, feature, column * EXTENT, row * EXTENT)
      newest = Math.max(newest, Number(feature.properties['@timestamp']))
    }
  }
  const columns = tiles.map((tile) => tile.column)
  const rows = tiles.map((tile) => tile.row)
  return {
    grid: {
      extent: EXTENT,
      worldSize: EXTENT * 2 ** (tiles[0]?.zoom ?? 0),
      west: Math.min(...columns) * EXTENT,
      east: (Math.max(...columns) + 1) * EXTENT,
      north: Math.min(...rows) * EXTENT,
      south: (Math.max(...rows) + 1) * EXTENT,
    },
    objects: [...objects.values()],
    editedAt: new Date(newest * 1000),
  }
}

function add(
  objects: Map<string, QaObject>,
  feature: VectorTileFeature,
  left: number,
  top: number,
): void {
  const { '@id': id, '@type': type } = feature.properties
  if (type !== 'node' && type !== 'way') return
  const pieces = feature
    .loadGeometry()
    .map((piece) => piece.map(({ x, y }) => ({ x: left + x, y: top + y })))
  const known = objects.get(`${type}${id}`)
  if (known) {
    // A node on a border is in both tiles.
    if (type === 'way') known.pieces.push(...pieces)
    return
  }
  objects.set(`${type}${id}`, {
    type,
    id: Number(id),
    isArea: feature.type === AREA,
    pieces,
    tags: tagsOf(feature.properties),
  })
}

/** Matches the tags of an object's metadata, which start with `@`, and of a mapper's sources. */
const BOOKKEEPING = /^(@|source|mvdgis:)/

function tagsOf(properties: Record<string, string | number | boolean>): Record<string, string> {
  const tags: Record<string, string> = {}
  for (const key in properties) {
    if (!BOOKKEEPING.test(key)) tags[key] = String(properties[key])
  }
  return tags
}
