import type { Coordinate } from '@signpost/client/domain'
import {
  accuracy,
  accuracyOf as accuracyOfParts,
  PARTIAL_MATCH_RADIUS,
  type SearchRequest,
} from '@signpost/client/protocol'
import type { WireLocation, WirePlace, WirePlaces } from '@signpost/client/wire'
import type { Entry } from '../fixtures/Entry.ts'
import { beginsWith, isUnspaced, wordsOf } from '../fixtures/words.ts'
import { distanceTo, nearestFirst, withDistances } from './distances.ts'
import { entriesIn, type FixtureCities } from './FixtureCities.ts'
import { pageOf } from './page.ts'
import { findEntry } from './search.ts'

/** The addresses of the nearest city that match a text, best match first; or the address of a suggestion. */
export function forwardGeocode(request: SearchRequest, fixtures: FixtureCities): WirePlaces | null {
  const { center, userPosition = center, query = '', searchFilter } = request
  const places =
    searchFilter === undefined
      ? addressesNamed(query, request, fixtures)
      : addressesOf(findEntry(searchFilter, request, fixtures))
  const { items, paging } = pageOf(places, request, ['geocode', searchFilter ?? query, center])
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

/** The rank by accuracy. A street comes before its houses, because only the street was requested. */
function rankOf({ accuracy = 0, location = {} }: WirePlace): number {
  return accuracy + (accuracy === wholeAccuracyOf(location) ? 0.5 : 0)
}

/** The address and the quality of the match, which is all that a geocode has. Far from the center, the query must name the city, the state or the postal code. */
function geocoded(place: WirePlace, query: string, center: Coordinate): WirePlace[] {
  const { location } = place
  const accuracy = location && accuracyOf(query, location)
  if (location === undefined || accuracy === undefined) return []
  const isFar = (distanceTo(place, center) ?? 0) > PARTIAL_MATCH_RADIUS
  return isFar && !isInNamedArea(query, location) ? [] : [{ location, accuracy }]
}

/** The address of a suggestion; empty for a place, a category and a brand. */
function addressesOf(entry: Entry | null): WirePlace[] {
  if (entry === null || entry.kind === 'place' || entry.coordinate === undefined) return []
  return entry.found.flatMap(({ location }) =>
    location ? [{ location, accuracy: wholeAccuracyOf(location) }] : [],
  )
}

/** The accuracy of an address for a query, on the scale of the interface; undefined without a match. */
export function accuracyOf(query: string, location: WireLocation): number | undefined {
  const { formatted_address = '', country_code = '', house_number, street } = location
  const known = wordsOf(`${formatted_address} ${country_code}`)
  const asked = wordsOf(query)
  const isAsked = (word: string): boolean => asked.some((part) => standsFor(part, word))

  const unknown = asked.filter((part) => !known.some((word) => standsFor(part, word)))
  if (unknown.some((part) => !isNumber(part))) return undefined
  if (street !== undefined && !wordsOf(street).some(isAsked)) return undefined
  if (unknown.length > 0) {
    return house_number === undefined ? undefined : accuracy.nearbyHouseNumber
  }
  const isStreetOnly = house_number !== undefined && !wordsOf(house_number).every(isAsked)
  return isStreetOnly ? accuracy.street : wholeAccuracyOf(location)
}

/** The accuracy of a location that matches as a whole. */
function wholeAccuracyOf(location: WireLocation): number {
  return accuracyOfParts(location) ?? accuracy.city
}

/** True when a query contains more parts of an address than its street: its city, state, postal code or country. */
function isInNamedArea(query: string, location: WireLocation): boolean {
  const {
    city = '',
    state = '',
    postal = '',
    country = '',
    country_code = '',
    street = '',
  } = location
  const ofStreet = wordsOf(street)
  const ofArea = wordsOf([city, state, postal, country, country_code].join(' '))
  return wordsOf(query).some(
    (part) =>
      ofArea.some((word) => standsFor(part, word)) &&
      !ofStreet.some((word) => standsFor(part, word)),
  )
}

/** True when a part of a query matches a word of an address. A number must match completely: 12 does not match 1234. */
function standsFor(part: string, word: string): boolean {
  if (isNumber(part)) return word === part
  return beginsWith(word, part) || (isUnspaced(part) && part.includes(word))
}

function isNumber(part: string): boolean {
  return /^\d+$/.test(part)
}
