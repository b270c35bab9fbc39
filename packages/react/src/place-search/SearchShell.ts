import type { KeyboardEvent, RefObject } from 'react'
import type { PlaceSearchGetters } from './PlaceSearchGetters.ts'
import type { PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchActions } from './PlaceSearchState.ts'
import type { BoxState } from './reduce.ts'
import type { SearchStore } from './searchStore.ts'

/** The part of the list in handling the input, once its code is loaded. */
export interface ListHandlers {
  /** Handles a key that moves through the list, or opens it. */
  readonly keyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly choose: (item: PlaceSearchItem) => void
  readonly remove: (item: SavedItem) => void
  /** Called when the box receives the focus. */
  readonly focused: () => void
  /** Called when the focus leaves the box. */
  readonly left: () => void
  /** True when the popup has tab stops, such as in a footer, so that Tab must not close it. */
  readonly hasTabStops: () => boolean
}

/** The part of a box that is there at once: its text, its input and the elements around it. */
export interface SearchShell
  extends Pick<
    PlaceSearchGetters,
    | 'getRootProps'
    | 'getLabelProps'
    | 'getFieldProps'
    | 'getInputProps'
    | 'getClearButtonProps'
    | 'getCloseButtonProps'
  > {
  readonly id: string
  readonly store: SearchStore
  readonly state: BoxState
  readonly messages: PlaceSearchMessages
  /** True when the box fills the screen. */
  readonly isSheet: boolean
  readonly root: RefObject<HTMLDivElement | null>
  readonly field: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** Called by the list with its handlers, and with nothing once it is unmounted. */
  readonly connectList: (handlers?: ListHandlers) => void
  readonly actions: Pick<PlaceSearchActions, 'setQuery' | 'search' | 'open' | 'clear' | 'close'>
  readonly focus: () => void
  /** Closes the popup, and keeps the focus in the box. */
  readonly dismiss: () => void
}
