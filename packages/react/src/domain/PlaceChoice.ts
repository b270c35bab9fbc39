import type { Brand, Category, Place } from '@signpost/client'
import { fold } from '@signpost/client/domain'
import { visibleText } from './visibleText.ts'

/** A filter of places beside the text: by brand and by category. An empty or missing list filters nothing. */
export interface PlaceChoice {
  /** Brands, one of which a place has. */
  readonly brands?: readonly Brand[] | undefined
  /** A category of the upper level includes all below it. */
  readonly categories?: readonly Category[] | undefined
}

/** The same filter in canonical form: without empty parts, and sorted. */
export function inOrder({ brands = [], categories = [] }: PlaceChoice): PlaceChoice {
  return {
    brands: brands.length > 0 ? byId(brands) : undefined,
    categories: categories.length > 0 ? byCode(categories) : undefined,
  }
}

function byId(brands: readonly Brand[]): readonly Brand[] {
  return brands.map(({ id, name }) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1))
}

function byCode(categories: readonly Category[]): readonly Category[] {
  return categories
    .map(({ code, name }) => ({ code, name }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

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

/**
 * The texts to search for. The service has no parameter for a brand or a category, but finds their names as texts: one search for each
 * brand, by its name and the typed text; without brands one for the typed text, and without that one for each category.
 */
export function searchTexts(text: string, { brands = [], categories = [] }: PlaceChoice): string[] {
  const typed = visibleText(text)
  if (brands.length > 0) return brands.map(({ name }) => `${name} ${typed}`.trim())
  return typed === '' ? categories.map(({ name }) => name) : [typed]
}
