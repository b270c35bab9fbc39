import { type SearchRequest, search, unusable } from '@signpost/client/protocol'
import type { Entry } from '../fixtures/Entry.ts'
import { entriesIn, type FixtureCities } from './FixtureCities.ts'

/** The entry that a filter names; null for one that no longer exists. A category is the same in every city: it stands for the places nearby. */
export function findEntry(
  filter: string,
  request: SearchRequest,
  fixtures: FixtureCities,
): Entry | null {
  if (!/^(?:place|address|area|category|brand)\//.test(filter)) {
    throw unusable(search.parameters.filter)
  }
  const others = fixtures.cities.flatMap((city) => fixtures.entries(city))
  const entries = [...entriesIn(fixtures, request), ...others]
  return entries.find(({ suggestion }) => suggestion.search_filter === filter) ?? null
}
