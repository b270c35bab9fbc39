import type { GeoError } from '@signpost/client'
import type { Notice } from '../internals/notice/useNotice.ts'
import type { LocationProgress, PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchValue } from './PlaceSearchValue.ts'
import type { PlaceSearchStatus } from './placeSearchStatus.ts'
import type { PlaceSearchGroup } from './sources/combine.ts'

/** The state of `usePlaceSearch`, beside its prop getters. */
export interface PlaceSearchState {
  readonly status: PlaceSearchStatus
  /** Why `status` is `error`. */
  readonly error: GeoError | undefined
  /** The notice of a failure or a missing network, shown and announced. */
  readonly notice: Notice | undefined
  /** The progress of locating the user, or the reason why the position is not known, after it was requested. */
  readonly location: LocationProgress | undefined
  readonly items: readonly PlaceSearchItem[]
  /**
   * The rows by their sources, in the same order; all in one group in a box without `sources`. One with a label is rendered as
   * `role="group"` with that name around its options.
   */
  readonly groups: readonly PlaceSearchGroup[]
  /** True when the rows are those of an older text, shown until there are others. */
  readonly isOutdated: boolean
  /** Recent and pinned places, once they have been read. */
  readonly saved: readonly SavedItem[]
  /** True while the editor of the saved places, to pin and remove them, is shown in place of the rows. */
  readonly isEditing: boolean
  /** The text of the input. */
  readonly query: string
  /** The choice, until the text is edited. */
  readonly value: PlaceSearchValue | null
  /** True when there is something to show below the input: rows, or a notice. */
  readonly isOpen: boolean
  /** True when the box fills the screen: then it needs a button to close it. */
  readonly isSheet: boolean
  /** The row that Enter chooses. */
  readonly highlighted: PlaceSearchItem | undefined
  /** The current announcement for screen readers. */
  readonly announcement: string
  /** The messages of the box, in the user's language. */
  readonly messages: PlaceSearchMessages
  readonly actions: PlaceSearchActions
}

export interface PlaceSearchActions {
  /** Empties the input and focuses it. */
  readonly clear: () => void
  /** Changes the text without opening the list. */
  readonly setQuery: (query: string) => void
  /** Fills the input as if the user had typed the text: the list opens, and the service is asked. Focuses the input. */
  readonly search: (query: string) => void
  /** Focuses the input, and opens the list of its text. */
  readonly open: () => void
  /** Closes the list. The focus stays where it is. */
  readonly close: () => void
  /** Asks again after a failure. */
  readonly retry: () => void
  /** Asks the user for their position, to search around it; while nothing is typed, to fill the input with their address. */
  readonly locate: () => void
  /** Chooses a row as if it had been clicked. */
  readonly choose: (item: PlaceSearchItem) => void
  /** Keeps a saved place for good, or no longer. */
  readonly pin: (item: SavedItem, isPinned: boolean) => void
  readonly remove: (item: SavedItem) => void
  /** Forgets every saved place. */
  readonly removeAll: () => void
  /** Goes back from the saved places to the rows. */
  readonly endEditing: () => void
}
