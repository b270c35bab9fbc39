import type { CatalogBrand } from './brand.ts'
import type { CatalogCategory } from './category.ts'
import { flattenCategories } from './categoryTree.ts'
import { fold } from './fold.ts'
import type { TermKind } from './suggestion.ts'

/** The catalogs that an app has loaded and that name a term. */
export interface TermCatalogs {
  readonly categories?: readonly CatalogCategory[]
  readonly brands?: readonly CatalogBrand[]
  /** Names of countries, states, cities and postal areas. */
  readonly areas?: readonly string[]
}

/**
 * Creates a classifier of the line of a `term` suggestion, which is a category, a brand or an area: for the client's option
 * `wire.classify`. It classifies only a line that is a name in the catalogs, ignoring case and diacritics, and only when it is a name of one kind.
 */
export function termClassifier(catalogs: TermCatalogs): (line1: string) => TermKind | undefined {
  const { categories = [], brands = [], areas = [] } = catalogs
  const kinds = new Map<string, TermKind | undefined>()
  const add = (kind: TermKind, name: string): void => {
    const key = keyOf(name)
    kinds.set(key, kinds.has(key) && kinds.get(key) !== kind ? undefined : kind)
  }
  for (const category of flattenCategories(categories)) {
    for (const { name, shortName = name } of [category, ...category.names]) {
      add('category', name)
      add('category', shortName)
    }
  }
  for (const brand of brands) {
    for (const { name } of [brand, ...brand.aliases]) add('brand', name)
  }
  for (const area of areas) add('area', area)
  kinds.delete('')
  return (line1) => kinds.get(keyOf(line1))
}

function keyOf(name: string): string {
  return fold(name).trim().replace(/\s+/g, ' ')
}
