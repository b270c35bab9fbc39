import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { ReverseGeocodeRequest } from '@signpost/client/protocol'
import type { WireLocation, WireLocations } from '@signpost/client/wire'
import { type FixtureCities, nearest, nearestCity } from './FixtureCities.ts'

/** The address at a point. */
export function reverseGeocode(
  { coordinate }: ReverseGeocodeRequest,
  fixtures: FixtureCities,
): WireLocations | null {
  const location = addressNear(fixtures, coordinate)
  return location ? { locations: [location] } : null
}

/** The maximum distances in meters from a point to an address, and to the city. */
const addressRadius = 250
const cityRadius = 30_000

/** The address at a point: a house, or else only the city, or else null. */
export function addressNear(fixtures: FixtureCities, point: Coordinate): WireLocation | undefined {
  const city = nearestCity(fixtures, point)
  if (city === undefined) return undefined
  const candidates = fixtures.entries(city).flatMap(({ kind, coordinate, found: [first] }) => {
    const location = first?.location
    return kind === 'term' || !coordinate || !location ? [] : [{ coordinate, location }]
  })
  const found = nearest(candidates, point, ({ coordinate }) => coordinate)
  if (found && distanceBetween(found.coordinate, point) <= addressRadius) return found.location
  return distanceBetween(city.center, point) <= cityRadius ? city.areas[0]?.location : undefined
}
