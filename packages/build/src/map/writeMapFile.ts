import {
  boxOf,
  createMapFile,
  DEEPEST_TILE,
  encodeGeometry,
  linesOf,
  mapLayers,
  tileAt,
  tileNumber,
} from '@signpost/service/internal'
import type { Drawn } from './classify.ts'

/** A map file that is being written. */
export interface MapFileWriter {
  write(drawn: Drawn): void
  /** Completes and closes the file, and returns the number of its features. */
  close(): number
}

/** Starts a new map file. */
export function writeMapFile(path: string): MapFileWriter {
  const database = createMapFile(path)
  database.exec('BEGIN')
  const insertFeature = database.prepare(
    'INSERT INTO feature (layer, tags, geometry) VALUES (?, ?, ?)',
  )
  const insertBox = database.prepare('INSERT INTO box VALUES (?, ?, ?, ?, ?, ?, ?)')
  const insertNumber = database.prepare('INSERT INTO housenumber VALUES (?, ?, ?, ?)')
  let count = 0

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

  return {
    write(drawn) {
      count++
      if (drawn.layer === 'housenumber') writeNumber(drawn)
      else writeFeature(drawn)
    },
    close() {
      database.exec('COMMIT')
      database.exec('CREATE INDEX housenumber_tile ON housenumber (tile)')
      database.exec('ANALYZE')
      database.close()
      return count
    },
  }
}
