import type { Brand, Place } from '@signpost/client'
import { fold } from '@signpost/client/domain'
import type { PlaceChoice } from './PlaceChoice.ts'

/** True when a place matches the filter. A place without a brand matches the brand whose name it has. */
export function matchesChoice(
  place: Place,
  { brands = [], categories = [] }: PlaceChoice,
): boolean {
  return (
    (brands.length === 0 || brands.some((brand) => isOfBrand(place, brand))) &&
    (categories.length === 0 || categories.some(({ code }) => isOfCategory(place, code)))
  )
}

function isOfBrand({ brands, name }: Place, brand: Brand): boolean {
  if (brands.length > 0) return brands.some(({ id }) => id === brand.id)
  return name !== undefined && fold(name) === fold(brand.name)
}

function isOfCategory({ categories }: Place, wanted: string): boolean {
  return categories.some(({ code, parent }) => code === wanted || parent?.code === wanted)
}
