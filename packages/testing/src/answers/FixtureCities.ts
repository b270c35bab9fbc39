import { type Area, type Coordinate, distanceBetween, isWithin } from '@signpost/client/domain'
import type { ReaderLanguages } from '@signpost/client/protocol'
import type { City } from '../fixtures/City.ts'
import { type Entry, entriesOf } from '../fixtures/Entry.ts'

/** The cities of an in-memory service, and the suggestions of each. */
export interface FixtureCities {
  readonly cities: readonly City[]
  /** The entries of a city, with the names of categories in the languages of a request. */
  entries(city: City, languages?: ReaderLanguages): readonly Entry[]
}

/** Fixtures of some cities; their entries are created on demand. */
export function createFixtureCities(cities: readonly City[]): FixtureCities {
  const made = new Map<string, readonly Entry[]>()
  return {
    cities,
    entries: (city, languages) => {
      const language = languageOf(city, languages)
      const key = `${city.id} ${language}`
      const entries = made.get(key) ?? entriesOf(city, language)
      made.set(key, entries)
      return entries
    },
  }
}

/** The language of a city's categories: its own when the request has that one or none, otherwise the requested one. */
function languageOf({ country }: City, languages: ReaderLanguages | undefined): string {
  const own = languages?.own ?? country.language
  return own === country.language ? own : (languages?.catalog ?? own)
}

/** The nearest city to a point; undefined without cities. */
export function nearestCity({ cities }: FixtureCities, point: Coordinate): City | undefined {
  return nearest(cities, point, ({ center }) => center)
}

interface EntriesRequest extends Area {
  readonly center: Coordinate
  readonly languages: ReaderLanguages
}

/** The entries of the nearest city, inside the area of a request. */
export function entriesIn(
  { cities, entries }: FixtureCities,
  { center, countries, bounds, languages }: EntriesRequest,
): readonly Entry[] {
  const allowed = cities.filter(({ country }) => countries?.includes(country.code) ?? true)
  const city = nearest(allowed, center, (one) => one.center)
  const all = city ? entries(city, languages) : []
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
