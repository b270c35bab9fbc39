import { type CountryOf, createCountryOf } from './createCountryOf.ts'
import { createDocs, type Doc, type Docs } from './docs.ts'
import { createHouseNumbers, type HouseNumbers } from './houseNumbers.ts'
import { createNearestPlaces, type NearestPlaces } from './nearestPlaces.ts'
import type { OpenIndex } from './openIndex.ts'
import { createRecords, type Records } from './records.ts'
import { readTerms, type Terms } from './terms.ts'

/** The reader from which a query is answered. */
export interface Reader {
  index: OpenIndex
  docs: Docs
  houseNumbers: HouseNumbers
  records: Records
  nearestPlaces: NearestPlaces
  countryOf: CountryOf
  terms: Terms
  /** The official languages of a country (ISO 3166-1 alpha-3), as far as the data have them. */
  languagesOf(country: string): readonly string[]
  /** The words by which a person may name where a record is: its street and number, its city, state and country. */
  wordsOfAddress(doc: Doc): readonly string[]
}

/** The number of localities whose words are cached; they are read again when there are more. */
const MOST_CACHED = 10_000

export function createReader(index: OpenIndex): Reader {
  const languages = new Map<string, readonly string[]>()
  const { database } = index
  const words = database.prepare(`
    select locality.words || ' ' || ifnull(country.words, '') as words
    from locality left join country on country.code = locality.country where id = ?
  `)
  const records = createRecords(database)
  const cache = new Map<number, readonly string[]>()
  // As long as the doc itself is cached.
  const addresses = new WeakMap<Doc, readonly string[]>()

  function wordsOfLocality(id: number): readonly string[] {
    const known = cache.get(id)
    if (known) return known
    if (cache.size === MOST_CACHED) cache.clear()
    const read = String(words.get(id)?.words ?? '').split(' ')
    cache.set(id, read)
    return read
  }

  return {
    index,
    docs: createDocs(database),
    houseNumbers: createHouseNumbers(database),
    records,
    nearestPlaces: createNearestPlaces(database),
    countryOf: createCountryOf(database),
    terms: readTerms(database),
    languagesOf(country) {
      const known = languages.get(country)
      if (known) return known
      const record = records.ofRef(`country:${country}`)
      const read = (record?.kind === 'area' && record.languages) || []
      languages.set(country, read)
      return read
    },
    wordsOfAddress(doc) {
      const known = addresses.get(doc)
      if (known) return known
      const words = [...doc.context, ...wordsOfLocality(doc.locality)]
      addresses.set(doc, words)
      return words
    },
  }
}
