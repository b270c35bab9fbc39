import { type Bounds, fold, isWithin } from '@signpost/client/domain'
import { search as protocol, type SearchRequest, unusable } from '@signpost/client/protocol'
import type { WirePlace, WirePlaces } from '@signpost/client/wire'
import type { Entry } from '../fixtures/Entry.ts'
import { coordinateOf } from '../fixtures/locationIn.ts'
import { matches } from '../fixtures/words.ts'
import { nearestFirst, withDistances } from './distances.ts'
import { entriesIn, type FixtureCities } from './FixtureCities.ts'
import { pageOf } from './page.ts'

/** The place of a suggestion, or the places that a text matches in the nearest city. */
export function search(request: SearchRequest, fixtures: FixtureCities): WirePlaces | null {
  const { center, userPosition = center, query = '', searchFilter, countries, bounds } = request
  const places =
    searchFilter === undefined
      ? placesNamed(query, request, fixtures)
      : (findEntry(searchFilter, request, fixtures)?.found ?? [])
  const question = ['search', searchFilter ?? query, center, countries, bounds]
  const near = nearestFirst(places.filter(isIn(bounds)), center)
  const { items, paging } = pageOf(near, request, question)
  return items.length > 0 ? { ...paging, places: withDistances(items, userPosition) } : null
}

function isIn(bounds: Bounds | undefined): (place: WirePlace) => boolean {
  return ({ location }) => {
    const coordinate = coordinateOf(location)
    return !bounds || !coordinate || isWithin(bounds, coordinate)
  }
}

function placesNamed(
  query: string,
  request: SearchRequest,
  fixtures: FixtureCities,
): readonly WirePlace[] {
  const matching = entriesIn(fixtures, request).filter((entry) => isMeant(entry, query))
  return [...new Set(matching.flatMap(({ found }) => found))]
}

/** True when a query is the whole name of a category, a brand or an area, in any language. A beginning would match half the city. */
function isMeant(entry: Entry, query: string): boolean {
  const { kind, suggestion, names = [suggestion.line1 ?? ''], words } = entry
  return kind === 'term'
    ? names.some((name) => fold(name) === fold(query.trim()))
    : matches(query, words)
}

/** The entry of a filter; null for an entry that no longer exists. A category is the same in every city, and stands for the places nearby. */
export function findEntry(
  searchFilter: string,
  request: SearchRequest,
  fixtures: FixtureCities,
): Entry | null {
  if (!/^(?:place|address|area|category|brand)\//.test(searchFilter)) {
    throw unusable(protocol.parameters.searchFilter)
  }
  const others = fixtures.cities.flatMap((city) => fixtures.entries(city, request.languages))
  const entries = [...entriesIn(fixtures, request), ...others]
  return entries.find(({ suggestion }) => suggestion.search_filter === searchFilter) ?? null
}
