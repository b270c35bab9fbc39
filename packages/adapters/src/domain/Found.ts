import type { Coordinate } from '@signpost/client/domain'
import { addressLines, distanceBetween, isCoordinate, toAlpha3 } from '@signpost/client/domain'
import type { WireCoordinate, WireLocation, WirePlace, WireSuggestion } from '@signpost/client/wire'
import { numberOf } from './fields.ts'

/** One result of a provider, as the adapter reads it. */
export interface Found {
  /** A place of interest, an address, or an area such as a city or a country. */
  readonly kind: 'place' | 'address' | 'area'
  /** The place as the interface has it. `name` of an address or area is its first line where the location has no parts. */
  readonly place: WirePlace
  /** The first and second line, where the provider writes them and not the parts of the address. */
  readonly lines?: readonly [string, (string | undefined)?]
  /** The provider's id of the place, for a request of its details. Without one the suggestion carries the place itself. */
  readonly id?: string | undefined
}

/** A coordinate of the interface; undefined where one of the numbers is none or out of range. */
export function coordinateOf(latitude: unknown, longitude: unknown): WireCoordinate | undefined {
  const point = { latitude: numberOf(latitude) ?? NaN, longitude: numberOf(longitude) ?? NaN }
  return isCoordinate(point) ? point : undefined
}

/** A copy without the fields that are undefined, empty texts, lists and records. */
export function compact<Fields extends object>(
  fields: {
    readonly [Key in keyof Fields]: Fields[Key] | undefined
  },
): Fields {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== '' && !isEmpty(value),
  )
  // Only what may be absent is ever undefined here.
  return Object.fromEntries(entries) as Fields
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** The location with a country that the interface knows, or none. */
export function knownLocation({ country_code, ...location }: WireLocation): WireLocation {
  const code = country_code && toAlpha3(country_code)
  return code ? { ...location, country_code: code } : location
}

/** The place with a country that the interface knows, or none. */
export function knownPlace(place: WirePlace): WirePlace {
  return place.location ? { ...place, location: knownLocation(place.location) } : place
}

/** The place with its distance from a point. */
export function withDistance(place: WirePlace, from: Coordinate): WirePlace {
  const distance = distanceFrom(place.location, from)
  return distance === undefined ? place : { ...place, distance }
}

/** The suggestion for a result: its lines in the order of its country. */
export function suggestionOf(
  { kind, place, lines }: Found,
  search_filter: string,
  from: Coordinate,
): WireSuggestion | undefined {
  const { name, location = {}, categories, brand } = place
  const [first, ...rest] = lines ?? linesOf(kind, name, location)
  const line1 = first || name || location.formatted_address
  if (!line1) return undefined
  const [line2, line3] = rest.filter((line): line is string => Boolean(line) && line !== line1)
  const base = compact<WireSuggestion>({ search_filter, line1, line2, line3 })
  if (kind !== 'place') {
    // An address without a second line would be a term, and an area with one an address.
    return kind === 'area'
      ? { search_filter, line1: [line1, line2].filter(Boolean).join(', ') }
      : base
  }
  const distance = distanceFrom(location, from) ?? place.distance
  return compact<WireSuggestion>({ ...base, distance, categories, brand })
}

function linesOf(
  kind: Found['kind'],
  name: string | undefined,
  location: WireLocation,
): (string | undefined)[] {
  const { street, house_number: houseNumber, city, state, postal, country } = location
  const countryCode = location.country_code
  const streetLine = street && addressLines({ street, houseNumber, countryCode }).join(', ')
  const rest = addressLines({ city, state, postal, country, countryCode }).join(', ')
  if (kind === 'area') {
    const others = [city, state, country].filter((part) => part && part !== name)
    return [name ?? city, [...new Set(others)].join(', ')]
  }
  if (kind === 'place') return [name, streetLine, rest]
  return [streetLine ?? name, rest]
}

function distanceFrom(location: WireLocation | undefined, from: Coordinate): number | undefined {
  const { latitude, longitude } = location?.coordinate ?? {}
  const to = { latitude: Number(latitude ?? NaN), longitude: Number(longitude ?? NaN) }
  return isCoordinate(to) ? Math.round(distanceBetween(from, to)) : undefined
}
