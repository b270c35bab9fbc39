import type { Coordinate, Suggestion } from '@signpost/client'
import { suggestionLines } from '../domain/suggestionItems.ts'

/** A chosen place, stored to be chosen again. */
export interface SavedPlace {
  /** Its lines, and of its categories and brands the first. No distance: that was from where the user was then. */
  readonly suggestion: Suggestion
  /** The coordinate of the place, once that is known. */
  readonly coordinate?: Coordinate | undefined
  /** The point that was searched around. */
  readonly center?: Coordinate | undefined
  readonly isPinned: boolean
}

/** The stored part of a suggestion. */
export function savedSuggestion(suggestion: Suggestion): Suggestion {
  if (suggestion.kind !== 'place') return suggestion
  const { distance: _, categories, brands, ...kept } = suggestion
  return { ...kept, categories: categories.slice(0, 1), brands: brands.slice(0, 1) }
}

/** Names a place among the others: by its lines, whatever filter a service gives it today. */
export function savedPlaceKey({ suggestion }: Pick<SavedPlace, 'suggestion'>): string {
  return suggestionLines(suggestion).join('\n')
}

/**
 * The storage of recent and pinned places as one text: `localStorage`, `sessionStorage`, or an object with the same methods, synchronous or
 * not.
 */
export interface PlaceStorage {
  readonly getItem: (key: string) => string | null | Promise<string | null>
  readonly setItem: (key: string, value: string) => unknown
  readonly removeItem: (key: string) => unknown
}

/** The settings of stored recent and pinned places. */
export interface RecentPlaces {
  /** Default `localStorage`. */
  readonly storage?: PlaceStorage | undefined
  /** Under which name. Default `signpost.places`. */
  readonly key?: string | undefined
  /** The number of stored places that are not pinned. Default 5. */
  readonly limit?: number | undefined
}
