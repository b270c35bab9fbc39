import type { Address, Coordinate } from '@signpost/client/domain'
import { addressLines, distanceBetween, isCoordinate, toAlpha3 } from '@signpost/client/domain'
import type { WireLocation, WirePlace, WireSuggestion } from '@signpost/client/wire'
import { numberOf } from './fields.ts'

/** A record of the interface whose optional fields may also be undefined, because JSON omits those. */
export type Draft<Wire> = Wire extends readonly (infer Item)[]
  ? readonly Draft<Item>[]
  : Wire extends object
    ? { readonly [Field in keyof Wire]: Draft<Wire[Field]> | OptionalIn<Wire, Field> }
    : Wire

type OptionalIn<Wire, Field extends keyof Wire> =
  object extends Pick<Wire, Field> ? undefined : never

/** A result of a provider, as read by the adapter. */
export interface GeocodingResult {
  /** A place of interest, an address, or an area such as a city or a country. */
  readonly kind: 'place' | 'address' | 'area'
  /** The place as the interface has it. `name` of an address or area is its first line, for a location without parts. */
  readonly place: Draft<WirePlace>
  /** The lines, for a provider that sends them instead of the parts of the address. */
  readonly lines?: readonly [string, (string | undefined)?, (string | undefined)?]
  /** The provider's id of the place, which requests its details. Without an id the suggestion carries the place itself. */
  readonly id?: string | undefined
  /** The provider's own confidence in the match, from 0 to 1. It limits `accuracy`. */
  readonly confidence?: number | undefined
}

/** A coordinate of the interface; undefined when it is invalid. */
export function coordinateOf(latitude: unknown, longitude: unknown): Coordinate | undefined {
  const point = { latitude: numberOf(latitude) ?? NaN, longitude: numberOf(longitude) ?? NaN }
  return isCoordinate(point) ? point : undefined
}

/** The location, without an invalid country code. */
export function knownLocation(location: Draft<WireLocation>): Draft<WireLocation> {
  return { ...location, country_code: toAlpha3(location.country_code ?? '') }
}

/** The place, without an invalid country code. */
export function knownPlace(place: Draft<WirePlace>): Draft<WirePlace> {
  const location = knownLocation(place.location ?? {})
  return { ...place, location: Object.values(location).some(Boolean) ? location : undefined }
}

/** The distance to a place in whole meters. */
export function distanceTo(
  { location, distance }: Draft<WirePlace>,
  from: Coordinate | undefined,
): number | undefined {
  const { latitude, longitude } = location?.coordinate ?? {}
  const to = coordinateOf(latitude, longitude)
  return to && from ? Math.round(distanceBetween(from, to)) : distance
}

/** The suggestion for a result, with its lines in the order of its country. */
export function suggestionOf(
  { kind, place, lines }: GeocodingResult,
  search_filter: string,
  from: Coordinate | undefined,
): Draft<WireSuggestion> | undefined {
  const { name, location = {}, categories, brand } = place
  const written = (lines ?? linesOf(kind, name, location)).filter(Boolean)
  const [line1 = location.formatted_address, line2, line3] = new Set(written)
  if (!line1) return undefined
  // Without a second line an address would be read as a term, and with one an area as an address.
  if (kind === 'area') return { search_filter, line1: line2 ? `${line1}, ${line2}` : line1 }
  const distance = distanceTo(place, from)
  const own = kind === 'place' && { kind, distance, categories, brand }
  return { search_filter, line1, line2, line3, ...own }
}

function linesOf(
  kind: GeocodingResult['kind'],
  name: string | undefined,
  { street, house_number, city, state, postal, country, country_code }: Draft<WireLocation>,
): (string | undefined)[] {
  if (kind === 'area') {
    const others = [city, state, country].filter((part) => part && part !== name)
    return [name, [...new Set(others)].join(', ')]
  }
  const lineOf = (address: Address): string =>
    addressLines({ ...address, countryCode: country_code }).join(', ')
  const first = street && lineOf({ street, houseNumber: house_number })
  const last = lineOf({ city, state, postal, country })
  return kind === 'place' ? [name, first, last] : [first || name, last]
}
