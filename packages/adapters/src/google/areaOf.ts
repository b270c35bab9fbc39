import type { TextRequest } from '../internals/places.ts'

/** The area of a request: bounds as a restriction, a center as a preference. */
export function areaOf({ center, bounds }: TextRequest): object | undefined {
  if (!bounds) return center && { locationBias: { circle: { center, radius: 50_000 } } }
  const { south, west, north, east } = bounds
  const rectangle = {
    low: { latitude: south, longitude: west },
    high: { latitude: north, longitude: east },
  }
  return { locationRestriction: { rectangle } }
}
