import type { DatabaseSync } from 'node:sqlite'
import { areaToken, isAreaToken, tokensOf } from '@signpost/service/internal'

/** The share of records from which a word in their addresses is too common to distinguish any of them. */
const MOST_COMMON = 0.1

/**
 * Writes the words by which a user may name localities and countries: their names, also in other languages, postal codes, and the areas around them. Returns the words that
 * are too common to be searched for.
 */
export function writeLocalityWords(database: DatabaseSync): Set<string> {
  database.exec(`
    create index staging.area_names on area_name (name, country);
    create index staging.area_borders on area_name (border);
    insert or ignore into country select country, words from staging.area_name where area = 'country';
  `)
  const namesOf = database.prepare(
    'select words from staging.area_name where name = ? and country = ? and area = ? limit 3',
  )
  const namesWithin = database.prepare('select words from staging.area_name where border = ?')
  const localities = database.prepare(`
    select locality.id, city, state, postal, country, areas, count(*) as records
    from locality left join staging.record on record.locality = locality.id group by locality.id
  `)
  const save = database.prepare('update locality set words = ? where id = ?')
  const counts = new Map<string, number>()
  let total = 0
  database.exec('begin')
  for (const { id, city, state, postal, country, areas, records } of localities.iterate()) {
    const words = new Set([
      ...namesIn(city, country, 'city'),
      ...namesIn(state, country, 'state'),
      ...tokensOf(String(postal ?? '')),
      ...String(areas).split(' ').filter(Boolean).flatMap(wordsWithin),
    ])
    save.run([...words].join(' '), id ?? null)
    total += Number(records)
    for (const word of words)
      if (!isAreaToken(word)) counts.set(word, (counts.get(word) ?? 0) + Number(records))
  }
  database.exec('commit')
  return new Set([...countryWords(database), ...commonWords(counts, total * MOST_COMMON)])

  function wordsWithin(area: string): string[] {
    const names = namesWithin.all(area).flatMap(({ words }) => String(words).split(' '))
    return [areaToken(area), ...names]
  }

  function namesIn(name: unknown, country: unknown, area: 'city' | 'state'): string[] {
    if (typeof name !== 'string') return []
    const tokens = tokensOf(name)
    const named = namesOf.all(tokens.join(' '), String(country), area)
    return [...tokens, ...named.flatMap(({ words }) => String(words).split(' '))]
  }
}

function countryWords(database: DatabaseSync): string[] {
  const rows = database.prepare('select words from country').all()
  return rows.flatMap(({ words }) => String(words).split(' '))
}

function commonWords(counts: ReadonlyMap<string, number>, most: number): string[] {
  return [...counts].filter(([, count]) => count > most).map(([word]) => word)
}
