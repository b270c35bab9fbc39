import type { DatabaseSync } from 'node:sqlite'
import { tokensOf } from '../../text/tokens.ts'
import { kindCodes } from '../kinds.ts'

/** A word that more than this share of the records have in their addresses tells none of them apart. */
const MOST_COMMON = 0.1

/**
 * Gives every locality the words by which a person may name it: its city, state, postal code and country, with the names that
 * these have in other languages. Returns the words that are too common to look for.
 */
export function writeLocalityWords(database: DatabaseSync): Set<string> {
  database.exec('create index staging.area_names on area_name (name, country)')
  const namesOf = database.prepare(
    'select words from staging.area_name where name = ? and country = ? and area = ? limit 3',
  )
  const countries = database.prepare(
    `select country, words from staging.area_name where area = 'country'`,
  )
  const countryWords = new Map(
    countries.all().map(({ country, words }) => [country, String(words).split(' ')]),
  )
  const save = database.prepare('update locality set words = ? where id = ?')
  const recordsIn = database.prepare(`
    select locality, count(*) as records from staging.record where kind <> ? group by locality
  `)
  const records = new Map(
    recordsIn.all(kindCodes.term).map((row) => [row.locality, Number(row.records)]),
  )
  const everywhere = new Set([...countryWords.values()].flat())
  const counts = new Map<string, number>()
  let total = 0

  database.exec('begin')
  for (const { id, city, state, postal, country } of database
    .prepare('select id, city, state, postal, country from locality')
    .all()) {
    const ofCountry = countryWords.get(country) ?? []
    const own = new Set([
      ...namesIn(city, country, 'city'),
      ...namesIn(state, country, 'state'),
      ...tokensOf(String(postal ?? '')),
    ])
    save.run([...own, ...ofCountry].join(' '), id ?? null)
    const here = records.get(id ?? null) ?? 0
    total += here
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + here)
  }
  database.exec('commit')

  for (const [word, count] of counts) if (count > total * MOST_COMMON) everywhere.add(word)
  return everywhere

  function namesIn(name: unknown, country: unknown, area: 'city' | 'state'): string[] {
    if (typeof name !== 'string') return []
    const tokens = tokensOf(name)
    const named = namesOf.all(tokens.join(' '), String(country), area)
    return [...tokens, ...named.flatMap(({ words }) => String(words).split(' '))]
  }
}
