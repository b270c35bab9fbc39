import type { Place } from '@signpost/client'

type List = 'phones' | 'categories' | 'brands' | 'fuelPrices'

const completed = new WeakMap<Place, Place>()

/** A place as an app gives it, with the lists that it omits: a name and an id are enough. The same object when nothing is missing. */
export function completePlace(place: Place): Place {
  const { phones, categories, brands, fuelPrices }: Omit<Place, List> & Partial<Pick<Place, List>> =
    place
  if (phones && categories && brands && fuelPrices) return place
  const known = completed.get(place)
  if (known) return known
  const whole = {
    ...place,
    phones: phones ?? [],
    categories: categories ?? [],
    brands: brands ?? [],
    fuelPrices: fuelPrices ?? [],
  }
  completed.set(place, whole)
  return whole
}
