import type { Coordinate, Suggestion } from '@signpost/client'

/** A row of the list: what the service suggests, or the point whose coordinates were typed. */
export type PlaceSearchItem = SuggestionItem | CoordinateItem

/** A row that the service suggests. */
export interface SuggestionItem {
  readonly kind: 'suggestion'
  /** Stays the same for the same lines, whatever answer they come from. */
  readonly key: string
  readonly suggestion: Suggestion
}

/** The point whose coordinates were typed or pasted. */
export interface CoordinateItem {
  readonly kind: 'coordinate'
  readonly key: string
  readonly coordinate: Coordinate
  /** The coordinates as they are shown: `-34.90590, -56.19130`. */
  readonly text: string
}
