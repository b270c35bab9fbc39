import type { Coordinate, Suggestion } from '@signpost/client'
import { suggestionLines } from '../domain/suggestionItems.ts'

/** A chosen place that is stored, so that the user can choose it again. */
export interface SavedPlace {
  /** The lines, and the first category and brand. The distance is omitted, because it was measured from the user's position at the time. */
  readonly suggestion: Suggestion
  /** The coordinate of the place; undefined until it is known. */
  readonly coordinate?: Coordinate | undefined
  /** The point that the user searched around. */
  readonly near?: Coordinate | undefined
  readonly isPinned: boolean
}

/** The stored part of a suggestion. */
export function savedSuggestion(suggestion: Suggestion): Suggestion {
  if (suggestion.kind !== 'place') return suggestion
  const { distance: _, categories, brands, ...kept } = suggestion
  return { ...kept, categories: categories.slice(0, 1), brands: brands.slice(0, 1) }
}

/** Returns the key of a place: its lines, because the service's filter may change over time. */
export function savedPlaceKey({ suggestion }: Pick<SavedPlace, 'suggestion'>): string {
  return suggestionLines(suggestion).join('\n')
}

/**
 * The storage of recent and pinned places: `localStorage`, `sessionStorage`, or an object with the same methods, synchronous or
 * asynchronous.
 */
export interface PlaceStorage {
  readonly getItem: (key: string) => string | null | Promise<string | null>
  readonly setItem: (key: string, value: string) => unknown
  readonly removeItem: (key: string) => unknown
}

/** The settings of stored recent and pinned places. */
export interface RecentPlaces {
  /** The storage. Default `localStorage`. */
  readonly storage?: PlaceStorage | undefined
  /** The key in the storage. Default `signpost.places`. */
  readonly key?: string | undefined
  /** The maximum number of stored places that are not pinned. Default 5. */
  readonly limit?: number | undefined
}
