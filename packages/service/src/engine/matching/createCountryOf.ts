import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { boxesAround } from '../layout/boxes.ts'
import { cellOf } from '../layout/cells.ts'
import type { Plan } from '../Plan.ts'
import type { Reader } from './Reader.ts'

/** A country, and its official languages as far as the data have them. */
export interface Country {
  /** ISO 3166-1 alpha-3. */
  code: string
  languages: readonly string[]
}

/** Returns the country of a point: that of the nearest town; null where there is none far and wide. */
export type CountryOf = (point: Coordinate) => Plan<Country | null>

/** Meters within which a town is looked for. */
const radii = [10_000, 50_000, 250_000]
/** The number of cells whose country is cached. */
const MOST_CACHED = 5000

export function createCountryOf(reader: Reader): CountryOf {
  const cache = new Map<number, Country | null>()

  function* nearestTown(point: Coordinate): Plan<number | null> {
    for (const radius of radii) {
      const towns = yield* reader.pointsIn('city', boxesAround(point, radius))
      const [nearest] = towns
        .map((town) => ({ id: town.id, distance: distanceBetween(point, town) }))
        .sort((a, b) => a.distance - b.distance || a.id - b.id)
      if (nearest && nearest.distance <= radius) return nearest.id
    }
    return null
  }

  function* countryOf(point: Coordinate): Plan<Country | null> {
    const town = yield* nearestTown(point)
    if (town === null) return null
    const [record] = yield* reader.records([town])
    if (record?.kind !== 'area') return null
    const code = record.countryCode
    const country = yield* reader.ofRef(`country:${code}`)
    return { code, languages: (country?.kind === 'area' && country.languages) || [] }
  }

  return function* (point) {
    const cell = cellOf(point)
    const known = cache.get(cell)
    if (known !== undefined) return known
    const country = yield* countryOf(point)
    if (cache.size >= MOST_CACHED) cache.clear()
    cache.set(cell, country)
    return country
  }
}
