import type { Place } from '@signpost/client'

/** A place with a name and nothing else. */
export function placeAt(index: number, coordinate?: Place['coordinate']): Place {
  return {
    id: `p${index}`,
    name: `Place ${index}`,
    coordinate,
    phones: [],
    categories: [],
    brands: [],
    fuelPrices: [],
  }
}
