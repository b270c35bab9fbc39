import type { Place } from '@signpost/client'

const blank: Place = { id: '', phones: [], categories: [], brands: [], fuelPrices: [] }

/** A place with all its lists: a page without types may omit parts of its own. */
export function wholePlace(place: Partial<Place> | null | undefined): Place | undefined {
  return place ? { ...blank, ...place } : undefined
}
