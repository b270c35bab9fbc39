import type { Brand } from './brand.ts'
import type { Category } from './category.ts'

interface SuggestionBase {
  /** Opaque; a search for this match sends it along. */
  readonly searchFilter?: string | undefined
  /** The first line to show, and the query of a search for this match. */
  readonly line1: string
  readonly line2?: string | undefined
  readonly line3?: string | undefined
  /** The local name, if `line1` is another one, in the reader's language. */
  readonly localName?: string | undefined
}

/** A place of interest: line 2 is house number and street, line 3 city, state, postal code and country. */
export interface PlaceSuggestion extends SuggestionBase {
  readonly kind: 'place'
  /** Meters from the user's position if it was sent, else from the center of the search. */
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

/** A category, a brand or an area. The service does not distinguish them; `term` is set when `wire.classify` recognized the term. */
export interface TermSuggestion extends SuggestionBase {
  readonly kind: 'term'
  readonly line2?: undefined
  readonly line3?: undefined
  readonly term?: TermKind | undefined
}

export type TermKind = 'category' | 'brand' | 'area'
export type Suggestion = PlaceSuggestion | AddressSuggestion | TermSuggestion
