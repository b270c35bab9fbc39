import type { Coordinate } from '@signpost/client/domain'
import { PARTIAL_MATCH_RADIUS, type SearchRequest } from '@signpost/client/protocol'
import type { WirePlace, WirePlaces } from '@signpost/client/wire'
import type { Entry } from '../fixtures/Entry.ts'
import { accuracyOf, isInNamedArea, wholeAccuracyOf } from './accuracyOf.ts'
import { distanceTo, nearestFirst, withDistances } from './distances.ts'
import { entriesIn, type FixtureCities } from './FixtureCities.ts'
import { findEntry } from './findEntry.ts'
import { pageOf } from './page.ts'

/** The addresses of the nearest city that a text names, best match first; or the address of a suggestion. */
export function forwardGeocode(request: SearchRequest, fixtures: FixtureCities): WirePlaces | null {
  const { center, userPosition = center, query = '', filter } = request
  const places =
    filter === undefined
      ? addressesNamed(query, request, fixtures)
      : addressesOf(findEntry(filter, request, fixtures))
  const { items, paging } = pageOf(places, request, ['geocode', filter ?? query, center])
  return items.length > 0 ? { ...paging, places: withDistances(items, userPosition) } : null
}

function addressesNamed(
  query: string,
  request: SearchRequest,
  fixtures: FixtureCities,
): WirePlace[] {
  const { center } = request
  const located = entriesIn(fixtures, request)
    .filter((entry) => entry.coordinate)
    .flatMap(({ found }) => found)
  return nearestFirst(located, center)
    .flatMap((place) => geocoded(place, query, center))
    .sort((a, b) => rankOf(b) - rankOf(a))
}

/** By accuracy; of a street and its houses the street first, because only the street was requested. */
function rankOf({ accuracy = 0, location = {} }: WirePlace): number {
  return accuracy + (accuracy === wholeAccuracyOf(location) ? 0.5 : 0)
}

/** A geocode carries only the address and how well it matches. Far from the centre the address must name its city, state or postal code. */
function geocoded(place: WirePlace, query: string, center: Coordinate): WirePlace[] {
  const { location } = place
  const accuracy = location && accuracyOf(query, location)
  if (location === undefined || accuracy === undefined) return []
  const isFar = (distanceTo(place, center) ?? 0) > PARTIAL_MATCH_RADIUS
  return isFar && !isInNamedArea(query, location) ? [] : [{ location, accuracy }]
}

/** The address of a suggestion; a place, a category and a brand are none. */
function addressesOf(entry: Entry | null): WirePlace[] {
  if (entry === null || entry.kind === 'place' || entry.coordinate === undefined) return []
  return entry.found.flatMap(({ location }) =>
    location ? [{ location, accuracy: wholeAccuracyOf(location) }] : [],
  )
}
