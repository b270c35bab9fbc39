import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { AreaRecord, GeoRecord } from '@signpost/service/internal'

interface Sum {
  country: string
  postal: string
  city: string | undefined
  state: string | undefined
  latitude: number
  longitude: number
  count: number
}

/** The number of codes whose sums are in memory before they are added to those in the file. */
const MOST_IN_MEMORY = 20_000

/** Collects the postal codes of places and addresses as areas. The city and the state of a code are those of its first record. */
export class PostalCodes {
  readonly #database: DatabaseSync
  readonly #find: StatementSync
  readonly #sums = new Map<string, Sum>()

  constructor(database: DatabaseSync) {
    this.#database = database
    database.exec(`
      create table postal (
        country text, postal text, city text, state text, latitude real, longitude real, count integer, unique (country, postal)
      )
    `)
    this.#find = database.prepare('select 1 from postal where country = ? and postal = ?')
  }

  add(record: GeoRecord): void {
    if (record.kind !== 'place' && record.kind !== 'address') return
    const { postal, countryCode: country, coordinate, city, state } = record
    if (postal === undefined) return
    const key = `${country}:${postal}`
    const sum = this.#sums.get(key)
    const known = sum ?? { country, postal, city, state, latitude: 0, longitude: 0, count: 0 }
    known.latitude += coordinate.latitude
    known.longitude += coordinate.longitude
    known.count += 1
    if (sum === undefined) this.#sums.set(key, known)
    if (this.#sums.size === MOST_IN_MEMORY) this.#flush()
  }

  /** True for a code of the records so far. */
  has(countryCode: string, code: string): boolean {
    if (this.#sums.size > 0) this.#flush()
    return this.#find.get(countryCode, code) !== undefined
  }

  /** The area of each code, at the center of its records. */
  *areas(): Generator<AreaRecord> {
    this.#flush()
    for (const row of this.#database.prepare('select * from postal order by rowid').iterate()) {
      const { city, state } = row
      const [countryCode, name, count] = [
        String(row.country),
        String(row.postal),
        Number(row.count),
      ]
      yield {
        kind: 'area',
        ref: `postal:${countryCode}:${name}`,
        area: 'postal',
        name,
        otherNames: [],
        coordinate: {
          latitude: Number(row.latitude) / count,
          longitude: Number(row.longitude) / count,
        },
        countryCode,
        ...(city !== null && { city: String(city) }),
        ...(state !== null && { state: String(state) }),
        population: 0,
      }
    }
  }

  #flush(): void {
    const add = this.#database.prepare(`
      insert into postal values (?, ?, ?, ?, ?, ?, ?) on conflict do update set
        latitude = latitude + excluded.latitude, longitude = longitude + excluded.longitude, count = count + excluded.count
    `)
    for (const sum of this.#sums.values()) {
      const { country, postal, city = null, state = null, latitude, longitude, count } = sum
      add.run(country, postal, city, state, latitude, longitude, count)
    }
    this.#sums.clear()
  }
}
