import type { Brand, Category, Place } from '@signpost/client'
import { fold } from '@signpost/client/domain'

/** What places are to be, beside what a text says: of one of the brands, and of one of the categories. What is empty or missing narrows nothing. */
export interface PlaceChoice {
  readonly brands?: readonly Brand[] | undefined
  /** A category of the upper level stands for all below it. */
  readonly categories?: readonly Category[] | undefined
}

/** The same choice, however it was come by: without what narrows nothing, and in one order. */
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

/** Whether a place is what is chosen. One that names no brand is of the brand whose name it bears. */
export function isChosen(place: Place, { brands = [], categories = [] }: PlaceChoice): boolean {
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
 * The texts to search for. The service has no parameter for a brand or a category, but knows their names as texts: each brand is
 * asked for by name, with what was typed; without brands what was typed, and only without that each category.
 */
export function searchTexts(text: string, { brands = [], categories = [] }: PlaceChoice): string[] {
  const typed = text.trim()
  if (brands.length > 0) return brands.map(({ name }) => `${name} ${typed}`.trim())
  return typed === '' ? categories.map(({ name }) => name) : [typed]
}
