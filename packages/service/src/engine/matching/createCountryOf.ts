import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { boxesAround } from '../layout/boxes.ts'
import { cellOf } from '../layout/cells.ts'
import type { Plan } from '../Plan.ts'
import type { Reader } from './Reader.ts'
import { radiiOfTowns } from './weights.ts'

/** A country, and its official languages if the data have them. */
export interface Country {
  /** ISO 3166-1 alpha-3. */
  code: string
  languages: readonly string[]
}

/** Returns the country of the town nearest to a point; null when no town is near. */
export type CountryOf = (point: Coordinate) => Plan<Country | null>

/** The number of cells, and of towns, whose country is cached. */
const MOST_CACHED = 5000

export function createCountryOf(reader: Reader): CountryOf {
  const countryAt = cached(function* (_cell: number, point: Coordinate): Plan<Country | null> {
    const town = yield* nearestTown(point)
    return town === null ? null : yield* countryOfTown(town)
  })
  const countryOfTown = cached(function* (town: number): Plan<Country | null> {
    const [record] = yield* reader.records([town])
    return record?.kind === 'area' ? yield* countryOfCode(record.countryCode) : null
  })
  const countryOfCode = cached(function* (code: string): Plan<Country> {
    const country = yield* reader.ofRef(`country:${code}`)
    return { code, languages: (country?.kind === 'area' && country.languages) || [] }
  })

  function* nearestTown(point: Coordinate): Plan<number | null> {
    for (const radius of radiiOfTowns) {
      const towns = yield* reader.pointsIn('city', boxesAround(point, radius))
      const [nearest] = towns
        .map((town) => ({ id: town.id, distance: distanceBetween(point, town) }))
        .sort((a, b) => a.distance - b.distance || a.id - b.id)
      if (nearest && nearest.distance <= radius) return nearest.id
    }
    return null
  }

  return (point) => countryAt(cellOf(point), point)
}

/** Runs a plan once for each key while its result is cached. */
function cached<Key, Rest extends unknown[], Value>(
  plan: (key: Key, ...rest: Rest) => Plan<Value>,
): (key: Key, ...rest: Rest) => Plan<Value> {
  const cache = new Map<Key, Value>()
  return function* (key, ...rest) {
    const known = cache.get(key)
    if (known !== undefined) return known
    const value = yield* plan(key, ...rest)
    if (cache.size >= MOST_CACHED) cache.clear()
    cache.set(key, value)
    return value
  }
}
