import type { GeoError } from '@signpost/client'
import type { QueryStatus } from '../domain/queryStatus.ts'
import type { Notice } from '../internals/notice/useNotice.ts'
import type { LocationProgress, PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchValue } from './PlaceSearchValue.ts'
import type { PlaceSearchGroup } from './sources/combine.ts'

/**
 * The status of a search box. `idle`: the input is empty, or it is too early to show anything. `short`: the text is too short for a
 * request. `needs-location`: there is no point to search around. `loading`: nothing to show after 300 ms. `refreshing`: the visible rows
 * may still change. `ready` and `empty`: the answer to the current text has arrived. `offline`: waiting for a network. `error`: the request
 * failed, see `error`.
 */
export type PlaceSearchStatus = QueryStatus | 'short' | 'needs-location'

/** The state of `usePlaceSearch`, beside its prop getters. */
export interface PlaceSearchState {
  readonly status: PlaceSearchStatus
  /** The error when `status` is `error`. */
  readonly error: GeoError | undefined
  /** The notice about a failure or a missing network, both shown and announced. */
  readonly notice: Notice | undefined
  /** The progress of locating the user, or the reason why the position is unknown; undefined before it is requested. */
  readonly location: LocationProgress | undefined
  readonly items: readonly PlaceSearchItem[]
  /**
   * The rows grouped by source, in the same order; a box without `sources` has one group. Render a group with a label as an element with
   * `role="group"` and that name.
   */
  readonly groups: readonly PlaceSearchGroup[]
  /** True while the rows of an older text are shown, until newer rows replace them. */
  readonly isOutdated: boolean
  /** The recent and pinned places; empty until they are read. */
  readonly saved: readonly SavedItem[]
  /** True while the editor, in which users pin and remove saved places, is shown instead of the rows. */
  readonly isEditing: boolean
  /** The text of the input. */
  readonly query: string
  /** The current choice; null once the text is edited. */
  readonly value: PlaceSearchValue | null
  /** True when the popup shows rows or a notice. */
  readonly isOpen: boolean
  /** True when the box fills the screen and therefore needs a close button. */
  readonly isSheet: boolean
  /** The row that Enter chooses. */
  readonly highlighted: PlaceSearchItem | undefined
  /** The current announcement for screen readers. */
  readonly announcement: string
  /** True when `actions.undoRemoval` has something to restore. */
  readonly canUndoRemoval: boolean
  /** The messages of the box, in the user's language. */
  readonly messages: PlaceSearchMessages
  readonly actions: PlaceSearchActions
}

export interface PlaceSearchActions {
  /** Empties the input and focuses it. */
  readonly clear: () => void
  /** Sets the text without opening the list. */
  readonly setQuery: (query: string) => void
  /** Sets the text as if the user had typed it: focuses the input, opens the list and requests suggestions. */
  readonly search: (query: string) => void
  /** Focuses the input, and opens the list for its text. */
  readonly open: () => void
  /** Closes the list. The focus stays where it is. */
  readonly close: () => void
  /** Repeats the request after a failure. */
  readonly retry: () => void
  /** Asks for the user's position and searches around it. With an empty input, also fills in the user's address. */
  readonly locate: () => void
  /** Chooses a row as if it had been clicked. */
  readonly choose: (item: PlaceSearchItem) => void
  /** Pins or unpins a saved place. */
  readonly pin: (item: SavedItem, isPinned: boolean) => void
  readonly remove: (item: SavedItem) => void
  /** Removes all saved places. */
  readonly removeAll: () => void
  /** Stores the places again that were removed last, and opens the list. */
  readonly undoRemoval: () => void
  /** Closes the editor of saved places and returns to the rows. */
  readonly endEditing: () => void
}
