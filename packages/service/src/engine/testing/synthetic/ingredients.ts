import type { AreaRecord, TermRecord } from '../../../data/record.ts'
import { kindCodes } from '../../layout/kinds.ts'
import { openIndex } from '../../sqlite/reading/openIndex.ts'
import { createRecords } from '../../sqlite/reading/records.ts'
import { conformanceRecords } from '../conformanceRecords.ts'
import { createRandom, pick, type Random } from '../random.ts'

/** The ingredients of made-up records: towns, streets, brands and categories. */
export interface Ingredients {
  towns: AreaRecord[]
  streets: string[]
  terms: TermRecord[]
}

/** Reads the ingredients from an index of real records. */
export function ingredientsOf(path: string): Ingredients {
  const index = openIndex(path)
  const records = createRecords(index.database)
  const recordsOf = (kind: number) =>
    index.database
      .prepare('select id from doc where kind = ?')
      .all(kind)
      .map(({ id }) => records.ofDoc(Number(id)))
  const towns = recordsOf(kindCodes.area).flatMap((record) =>
    record?.kind === 'area' && record.area === 'city' ? record : [],
  )
  const streets = recordsOf(kindCodes.street).flatMap((record) =>
    record?.kind === 'street' ? record.name : [],
  )
  const terms = recordsOf(kindCodes.term).flatMap((record) =>
    record?.kind === 'term' ? record : [],
  )
  index.close()
  return { towns, streets: [...new Set(streets)], terms }
}

const STREETS = 2000
const TERMS = 50
/** The degrees from a city of the conformance suite to the neighboring town. */
const BESIDE = 0.3
const POPULATION = 100_000

/** Towns near the cities of the conformance suite, with invented names. No name resembles one that the suite searches for. */
export function inventedIngredients(): Ingredients {
  const random = createRandom(3)
  return {
    towns: conformanceRecords.flatMap((record) =>
      record.kind === 'area' && record.area === 'city' ? townBeside(record, random) : [],
    ),
    streets: Array.from({ length: STREETS }, () => `${word(random)} ${word(random)}`),
    terms: Array.from({ length: TERMS }, (_, index) => invented(index, random)),
  }
}

function townBeside(city: AreaRecord, random: Random): AreaRecord {
  const { latitude, longitude } = city.coordinate
  const name = word(random)
  return {
    ...city,
    ref: `town:${name}`,
    name,
    city: name,
    otherNames: [],
    coordinate: { latitude: latitude + BESIDE, longitude: longitude - BESIDE },
    population: POPULATION,
  }
}

function invented(index: number, random: Random): TermRecord {
  const term = index % 2 === 0 ? 'brand' : 'category'
  const code = `invented/${index}`
  return {
    kind: 'term',
    ref: `${term}:${code}`,
    term,
    code,
    names: [{ language: 'en', text: word(random) }],
    otherNames: [],
    words: [],
    countries: [],
    weight: 0.5,
  }
}

/** A word whose letters are rare in real words. */
function word(random: Random): string {
  const syllables = 2 + Math.floor(random() * 3)
  const syllable = () => `${pick([...'qxzvkwjy'], random)}${pick([...'aou'], random)}`
  return Array.from({ length: syllables }, syllable).join('')
}
