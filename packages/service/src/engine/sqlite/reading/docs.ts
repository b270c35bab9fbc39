import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { readPoints } from '../../layout/lines.ts'
import { readNames } from '../../layout/names.ts'
import type { AddressWords, Doc } from '../../matching/Reader.ts'

export interface Docs {
  read(id: number): Doc | null
  /** The words by which a user may name the location of a record. */
  wordsOfAddress(doc: Doc): AddressWords
  /** ISO 3166-1 alpha-3; undefined for a record that belongs to no country. */
  countryOf(doc: Doc): string | undefined
}

interface Locality {
  words: readonly string[]
  country: string | undefined
}

/**
 * The number of cached docs, of about a kilobyte each. Twice as many may be in memory. The cache is effective because most queries are about the same
 * neighborhoods.
 */
const MOST_CACHED = 6000
/** The number of localities whose words are cached before the cache is emptied. */
const MOST_LOCALITIES = 10_000

export function createDocs(database: DatabaseSync): Docs {
  const read = database.prepare(`
    select kind, latitude, longitude, prominence, names, context, locality, street, spots from doc where id = ?
  `)
  const locality = database.prepare(`
    select locality.words || ' ' || ifnull(country.words, '') as words, locality.country
    from locality left join country on country.code = locality.country where id = ?
  `)
  let cache = new Map<number, Doc>()
  let before = new Map<number, Doc>()
  const localities = new Map<number, Locality>()

  function localityOf(id: number): Locality {
    const known = localities.get(id)
    if (known) return known
    if (localities.size === MOST_LOCALITIES) localities.clear()
    const row = locality.get(id)
    const read = {
      words: String(row?.words ?? '').split(' '),
      country: String(row?.country ?? '') || undefined,
    }
    localities.set(id, read)
    return read
  }

  function readDoc(id: number): Doc | null {
    const row = read.get(id)
    return row ? toDoc(id, row) : null
  }

  return {
    read(id) {
      const known = cache.get(id)
      if (known) return known
      const doc = before.get(id) ?? readDoc(id)
      if (!doc) return null
      if (cache.size === MOST_CACHED) [before, cache] = [cache, new Map()]
      cache.set(id, doc)
      return doc
    },
    wordsOfAddress: (doc) => [doc.context, localityOf(doc.locality).words],
    countryOf: (doc) => localityOf(doc.locality).country,
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
