import type { Place } from '@signpost/client'

const blank: Place = { id: '', phones: [], categories: [], brands: [], fuelPrices: [] }

/** A place with all its lists: untyped pages may omit some. */
export function wholePlace(place: Partial<Place> | null | undefined): Place | undefined {
  return place ? { ...blank, ...place } : undefined
}
