import type { DatabaseSync } from 'node:sqlite'
import type { Located } from '@signpost/service/internal'

/** The number of localities in memory; others are looked up in the file. */
const MOST_REMEMBERED = 50_000

type Place = Pick<Located, 'city' | 'state' | 'postal' | 'countryCode' | 'within'>

/** Creates a function that numbers the combinations of city, state, postal code, country and areas. */
export function localities(database: DatabaseSync): (place: Place) => number {
  database.exec(
    `create unique index locality_key on locality (ifnull(city, ''), ifnull(state, ''), ifnull(postal, ''), country, areas)`,
  )
  const find = database.prepare(`
    select id from locality where ifnull(city, '') = ? and ifnull(state, '') = ? and ifnull(postal, '') = ? and country = ? and areas = ?
  `)
  const insert = database.prepare(
    'insert into locality (city, state, postal, country, areas) values (?, ?, ?, ?, ?)',
  )
  const known = new Map<string, number>()

  return ({ city, state, postal, countryCode, within = [] }) => {
    const areas = within.join(' ')
    const key = JSON.stringify([city, state, postal, countryCode, areas])
    const remembered = known.get(key)
    if (remembered !== undefined) return remembered
    const row = find.get(city ?? '', state ?? '', postal ?? '', countryCode, areas)
    const id = Number(
      row?.id ??
        insert.run(city ?? null, state ?? null, postal ?? null, countryCode, areas).lastInsertRowid,
    )
    if (known.size === MOST_REMEMBERED) known.clear()
    known.set(key, id)
    return id
  }
}
