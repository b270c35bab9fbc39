import { DatabaseSync } from 'node:sqlite'

/** The version of the file's layout. */
const LAYOUT = 1

/**
 * Features are found by their box and zooms. House numbers, which outnumber all other features together, are found by the tile of the deepest zoom
 * that contains them.
 */
const schema = `
  CREATE TABLE feature (id INTEGER PRIMARY KEY, layer INTEGER NOT NULL, tags TEXT NOT NULL, geometry BLOB NOT NULL);
  CREATE VIRTUAL TABLE box USING rtree (id, west, east, south, north, from_zoom, to_zoom);
  CREATE TABLE housenumber (tile INTEGER NOT NULL, longitude INTEGER NOT NULL, latitude INTEGER NOT NULL, number TEXT NOT NULL);
`

/** Opens a new map file for writing. */
export function createMapFile(path: string): DatabaseSync {
  // A failed build is discarded with its folder, so a journal would have no use. A defensive database does not allow turning it off.
  const database = new DatabaseSync(path, { defensive: false })
  database.exec(
    `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA user_version = ${LAYOUT};`,
  )
  database.exec(schema)
  return database
}

/** Opens a map file for reading; throws when it is not one of this version. */
export function openMapFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true })
  const version = database.prepare('PRAGMA user_version').get()?.user_version
  if (version === LAYOUT) return database
  database.close()
  throw new Error(`The map file has layout ${version}, not ${LAYOUT}: build the data again.`)
}

/** The number of a tile of the deepest zoom. */
export function tileNumber(x: number, y: number): number {
  return y * 2 ** 16 + x
}
