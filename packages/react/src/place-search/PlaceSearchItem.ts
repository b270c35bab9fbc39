import type { Coordinate, Suggestion } from '@signpost/client'
import type { SuggestionItem } from '../domain/suggestionItems.ts'
import type { LocationFault } from '../internals/locateUser.ts'
import type { SavedPlace } from './SavedPlace.ts'

/**
 * A row of the list: a suggestion of the service, a typed coordinate, an item of a source of the app, or, while the input is empty, the
 * user's location and recent places.
 */
export type PlaceSearchItem =
  | SuggestionItem
  | CoordinateItem
  | SavedItem
  | LocateItem
  | EditItem
  | CustomItem

/** The point whose coordinates were typed or pasted. */
export interface CoordinateItem {
  readonly kind: 'coordinate'
  readonly key: string
  readonly coordinate: Coordinate
  /** The formatted coordinates, such as `-34.90590, -56.19130`. */
  readonly text: string
}

/** A place that the user chose before. Pinned places come first. */
export interface SavedItem {
  readonly kind: 'recent' | 'pinned'
  readonly key: string
  readonly suggestion: Suggestion
  readonly place: SavedPlace
}

/** "Use my location": fills the box with the address of the user. */
export interface LocateItem {
  readonly kind: 'locate'
  readonly key: string
  readonly progress: LocationProgress | undefined
}

/** The row that opens the editor in which users pin and remove places. */
export interface EditItem {
  readonly kind: 'edit'
  readonly key: string
}

/** An item of a source of the app. */
export interface CustomItem {
  readonly kind: 'custom'
  readonly key: string
  /** The id of the source. */
  readonly source: string
  readonly text: string
  readonly item: unknown
}

/** The progress of locating the user, while the position is not known. */
export type LocationProgress = 'locating' | LocationFault
