import { type Area, type Coordinate, distanceBetween, isWithin } from '@signpost/client/domain'
import type { City } from '../fixtures/City.ts'
import { type Entry, entriesOf } from '../fixtures/Entry.ts'

/** The cities of an in-memory service, and the suggestions of each. */
export interface FixtureCities {
  readonly cities: readonly City[]
  entries(city: City): readonly Entry[]
}

/** Fixtures of some cities; their entries are created on demand. */
export function createFixtureCities(cities: readonly City[]): FixtureCities {
  const made = new Map<City, readonly Entry[]>()
  return {
    cities,
    entries: (city) => {
      const entries = made.get(city) ?? entriesOf(city)
      made.set(city, entries)
      return entries
    },
  }
}

/** The nearest city to a point; undefined without cities. */
export function nearestCity({ cities }: FixtureCities, point: Coordinate): City | undefined {
  return nearest(cities, point, ({ center }) => center)
}

/** The entries of the nearest city, inside the area of a request. */
export function entriesIn(
  { cities, entries }: FixtureCities,
  { center, countries, bounds }: Area & { readonly center: Coordinate },
): readonly Entry[] {
  const allowed = cities.filter(({ country }) => countries?.includes(country.code) ?? true)
  const city = nearest(allowed, center, (one) => one.center)
  const all = city ? entries(city) : []
  return bounds ? all.filter(({ coordinate }) => !coordinate || isWithin(bounds, coordinate)) : all
}

/** The nearest item to a point. */
export function nearest<Item>(
  items: readonly Item[],
  point: Coordinate,
  coordinateOf: (item: Item) => Coordinate,
): Item | undefined {
  let best: Item | undefined
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const distance = distanceBetween(point, coordinateOf(item))
    if (distance < least) {
      least = distance
      best = item
    }
  }
  return best
}
