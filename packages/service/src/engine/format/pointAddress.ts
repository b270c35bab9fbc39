import type { Coordinate } from '@signpost/client/domain'
import type { WireLocation, WireRoutePlace } from '@signpost/client/wire'
import type { Surroundings } from '../PlaceStore.ts'
import { type AddressParts, countryName, wholeAddress } from './addressLines.ts'
import { writeCoordinate, writeLocation } from './locationOf.ts'
import { addressParts } from './recordAddress.ts'

/** The address that a reverse geocode gives a point. */
export interface PointAddress {
  type: 'street' | 'airport' | 'intersection' | 'city'
  parts: AddressParts
  coordinate: Coordinate
  /** Name of the airport. */
  airport?: string
  /** The two streets of an intersection. */
  streets?: readonly [string, string]
}

/** The distances up to which an object gives a point its address, in meters. */
const reach = { address: 75, intersection: 15, street: 500, city: 50_000 }

/** The nearest house number, or else the airport, the crossing, the street or the city; null when none is near. */
export function pointAddress(around: Surroundings): PointAddress | null {
  const { address, airport, intersection, street, city } = around
  if (address && address.distance <= reach.address) {
    const { record } = address
    return { type: 'street', parts: addressParts(record), coordinate: record.coordinate }
  }
  if (airport) {
    const { record } = airport
    const { houseNumber: _, street: __, ...region } = addressParts(record)
    return {
      type: 'airport',
      parts: region,
      coordinate: record.coordinate,
      ...(record.name !== undefined && { airport: record.name }),
    }
  }
  if (intersection && intersection.distance <= reach.intersection) {
    const { record } = intersection
    return {
      type: 'intersection',
      parts: addressParts(record),
      coordinate: record.coordinate,
      streets: record.streets,
    }
  }
  if (street && street.distance <= reach.street) {
    const { name, coordinate, countryCode, city, state } = street
    return { type: 'street', parts: { street: name, city, state, countryCode }, coordinate }
  }
  if (city && city.distance <= reach.city) {
    const { record } = city
    return { type: 'city', parts: addressParts(record), coordinate: record.coordinate }
  }
  return null
}

/** The address of a point in the form of Reverse Geocode. */
export function pointLocation(address: PointAddress): WireLocation {
  const { type, parts, coordinate } = address
  return writeLocation(parts, {
    coordinate,
    formatted: formatted(address),
    type: type === 'city' ? undefined : type,
  })
}

/** An end of a route in the form of Directions. Unknown texts are empty. */
export function routePlace(point: Coordinate, address: PointAddress | null): WireRoutePlace {
  const { parts = {}, streets, airport } = address ?? {}
  const place: WireRoutePlace = {
    airport: airport ?? '',
    areaname: '',
    city: parts.city ?? '',
    coordinate: writeCoordinate(point),
    country: countryName(parts.countryCode ?? '') ?? '',
    country_code: parts.countryCode ?? '',
    formatted_address: address ? formatted(address) : '',
    house_number: parts.houseNumber ?? '',
    intersection: streets?.[1] ?? '',
    postal: parts.postal ?? '',
    state: parts.state ?? '',
    street: streets?.[0] ?? parts.street ?? '',
  }
  return address ? { ...place, type: address.type } : place
}

function formatted({ parts, airport }: PointAddress): string {
  return [airport, wholeAddress(parts)].filter(Boolean).join(', ')
}
