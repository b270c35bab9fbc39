import type { Brand, Category } from '@signpost/client'

/** A filter of places beside the text: by brand and by category. An empty or missing list filters nothing. */
export interface PlaceChoice {
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
