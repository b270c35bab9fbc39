import type { Brand, Category } from '@signpost/client'

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
