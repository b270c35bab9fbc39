import type { Brand, CatalogBrand } from './brand.ts'
import { type CatalogCategory, type Category, flattenCategories } from './category.ts'
import { fold } from './fold.ts'

interface SuggestionBase {
  /** Opaque. A search for this match sends it along. */
  readonly searchFilter?: string | undefined
  /** The first line to show, and the query of a search for this match. */
  readonly line1: string
  readonly line2?: string | undefined
  readonly line3?: string | undefined
  /** The local name, if `line1` in the reader's language differs from it. */
  readonly localName?: string | undefined
}

/** A place of interest: line 2 is house number and street, line 3 city, state, postal code and country. */
export interface PlaceSuggestion extends SuggestionBase {
  readonly kind: 'place'
  /** Meters from the user's position if it was sent, or else from the center of the search. */
  readonly distance?: number | undefined
  readonly categories: readonly Category[]
  readonly brands: readonly Brand[]
}

/** An address: line 1 is house number and street, line 2 the rest. */
export interface AddressSuggestion extends SuggestionBase {
  readonly kind: 'address'
  readonly line2: string
  readonly line3?: undefined
}

/** A category, a brand or an area. The service does not distinguish them; `term` is set when `wire.classify` recognizes the term. */
export interface TermSuggestion extends SuggestionBase {
  readonly kind: 'term'
  readonly line2?: undefined
  readonly line3?: undefined
  readonly term?: TermKind | undefined
}

export type TermKind = 'category' | 'brand' | 'area'
export type Suggestion = PlaceSuggestion | AddressSuggestion | TermSuggestion

/** The catalogs of names that an app has loaded. */
export interface TermCatalogs {
  readonly categories?: readonly CatalogCategory[]
  readonly brands?: readonly CatalogBrand[]
  /** Names of countries, states, cities and postal areas. */
  readonly areas?: readonly string[]
}

/** Creates a classifier for the client's option `wire.classify`: it decides whether the line of a `term` suggestion is a category, a brand or an area. It classifies a line only when the line is a name in the catalogs, ignoring case and diacritics, and a name of only one kind. */
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
