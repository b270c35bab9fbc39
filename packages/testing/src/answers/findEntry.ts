import { type SearchRequest, search, unusable } from '@signpost/client/protocol'
import type { Entry } from '../fixtures/Entry.ts'
import { type FixtureCities, nearestCity } from './FixtureCities.ts'

/** The entry that a filter names; null for one that no longer exists. A category is the same in every city: it means the places nearby. */
export function findEntry(
  filter: string,
  { center }: SearchRequest,
  fixtures: FixtureCities,
): Entry | null {
  if (!/^(?:place|address|area|category|brand)\//.test(filter)) {
    throw unusable(search.parameters.filter)
  }
  const city = nearestCity(fixtures, center)
  const cities = city ? [city, ...fixtures.cities] : []
  const entries = cities.flatMap((city) => fixtures.entries(city))
  return entries.find(({ suggestion }) => suggestion.search_filter === filter) ?? null
}
