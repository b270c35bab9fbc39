import type { Coordinate } from '@signpost/client'
import type { SuggestionItem } from '../../domain/suggestionItems.ts'

/** A row of the list: what the service suggests, or the point whose coordinates were typed. */
export type PlaceSearchItem = SuggestionItem | CoordinateItem

/** The point whose coordinates were typed or pasted. */
export interface CoordinateItem {
  readonly kind: 'coordinate'
  readonly key: string
  readonly coordinate: Coordinate
  /** The coordinates as they are shown: `-34.90590, -56.19130`. */
  readonly text: string
}
