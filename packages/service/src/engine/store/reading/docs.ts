import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Position } from '@signpost/client/domain'
import type { Description } from '../layout/Description.ts'
import { readPoints } from '../layout/lines.ts'
import { readNames } from '../layout/names.ts'

/** The ranking data of a record. */
export interface Doc extends Description {
  id: number
  locality: number
  /** Number of the street whose addresses belong to it. */
  street: number | null
  /** Points along a street. */
  spots: Position[]
}

export interface Docs {
  /** Ids of the docs that meet an expression, the most prominent first. */
  search(expression: string, limit: number): number[]
  read(id: number): Doc | null
}

/** The number of docs that are cached, some kilobyte each: most queries are about the same neighbourhoods. */
const MOST_CACHED = 8000

export function createDocs(database: DatabaseSync): Docs {
  const search = database.prepare('select rowid from words where words match ? limit ?')
  const read = database.prepare(`
    select kind, latitude, longitude, prominence, names, context, locality, street, spots from doc where id = ?
  `)
  const cache = new Map<number, Doc>()

  return {
    search: (expression, limit) => search.all(expression, limit).map(({ rowid }) => Number(rowid)),
    read(id) {
      const known = cache.get(id)
      if (known) return known
      const row = read.get(id)
      if (!row) return null
      const doc = toDoc(id, row)
      if (cache.size === MOST_CACHED) cache.clear()
      cache.set(id, doc)
      return doc
    },
  }
}

function toDoc(id: number, row: Record<string, SQLOutputValue>): Doc {
  const { spots, street } = row
  return {
    id,
    kind: Number(row.kind),
    coordinate: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    prominence: Number(row.prominence),
    ...readNames(String(row.names)),
    context: String(row.context).split(' '),
    locality: Number(row.locality),
    street: street === null ? null : Number(street),
    spots: spots instanceof Uint8Array ? readPoints(spots) : [],
  }
}
