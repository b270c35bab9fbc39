import type { Place } from '@signpost/client'

/** True for an area, such as a district, a city or a country: an address without a street, of no named place. */
export function isArea({ name, address, categories, brands }: Place): boolean {
  if (name?.trim() || categories.length > 0 || brands.length > 0 || !address) return false
  const { street, houseNumber, intersection, airport } = address
  return !(street || houseNumber || intersection || airport)
}

/** Two corners around the middle of an area, so that a map shows it as a whole, for all that is known of its size; undefined for any other place. */
export function areaCorners(
  place: Place | undefined,
): readonly Pick<Place, 'coordinate'>[] | undefined {
  const { address = {}, coordinate } = place ?? {}
  if (!place || !coordinate || !isArea(place)) return undefined
  const { area, name, city, state } = address
  const reach = area || name ? 1200 : city ? 6000 : state ? 100_000 : 400_000
  const degrees = reach / metersPerDegree
  const across = degrees / Math.max(0.1, Math.cos((coordinate.latitude * Math.PI) / 180))
  return [-1, 1].map((side) => ({
    coordinate: {
      latitude: coordinate.latitude + side * degrees,
      longitude: coordinate.longitude + side * across,
    },
  }))
}

const metersPerDegree = 111_320
