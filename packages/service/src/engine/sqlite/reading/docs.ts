import type { DatabaseSync } from 'node:sqlite'
import type { AddressWords, Doc } from '../../matching/Reader.ts'
import { docColumns, toDoc } from '../../matching/toDoc.ts'

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
  const read = database.prepare(`select ${docColumns} from doc where id = ?`)
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
    return row ? toDoc(row) : null
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
