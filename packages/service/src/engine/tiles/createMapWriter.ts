import type { MapWriter } from '../../data/MapFeature.ts'
import { boxOf } from './areas.ts'
import { classify, type Drawn } from './classify.ts'
import { encodeGeometry, linesOf } from './geometryBlob.ts'
import { mapLayers } from './MapLayer.ts'
import { createMapFile, tileNumber } from './mapFile.ts'
import { tileAt } from './mercator.ts'
import { DEEPEST_TILE } from './TileSource.ts'
import { drawWorld } from './world/drawWorld.ts'

/** Writes the file of the base map: the world in small scales, and the features that it is given. */
export function createMapWriter(path: string): MapWriter {
  const database = createMapFile(path)
  database.exec('BEGIN')
  const insertFeature = database.prepare(
    'INSERT INTO feature (layer, tags, geometry) VALUES (?, ?, ?)',
  )
  const insertBox = database.prepare('INSERT INTO box VALUES (?, ?, ?, ?, ?, ?, ?)')
  const insertNumber = database.prepare('INSERT INTO housenumber VALUES (?, ?, ?, ?)')
  let count = 0

  function write(drawn: Drawn): void {
    count++
    if (drawn.layer === 'housenumber') writeNumber(drawn)
    else writeFeature(drawn)
  }

  function writeFeature({ layer, tags, geometry, from, to }: Drawn): void {
    const [west, south, east, north] = boxOf(linesOf(geometry).flat())
    const { lastInsertRowid } = insertFeature.run(
      mapLayers.indexOf(layer),
      JSON.stringify(tags),
      encodeGeometry(geometry),
    )
    insertBox.run(lastInsertRowid, west, east, south, north, from, to)
  }

  function writeNumber({ geometry, tags }: Drawn): void {
    if (geometry.type !== 'Point') return
    const [longitude, latitude] = geometry.coordinates
    const [x, y] = tileAt(geometry.coordinates, DEEPEST_TILE)
    insertNumber.run(
      tileNumber(x, y),
      Math.round(longitude * 1e7),
      Math.round(latitude * 1e7),
      String(tags.number),
    )
  }

  for (const drawn of drawWorld()) write(drawn)

  return {
    add(feature) {
      for (const drawn of classify(feature)) write(drawn)
    },
    finish() {
      database.exec('COMMIT')
      database.exec('CREATE INDEX housenumber_tile ON housenumber (tile)')
      database.exec('ANALYZE')
      database.close()
      return count
    },
  }
}
