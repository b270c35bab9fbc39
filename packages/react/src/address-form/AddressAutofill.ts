import type { PlaceSearchBox } from '../place-search/index.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'

/** How it stands with the fields: what is being done, or was done last. */
export type AddressProgress = 'filling' | 'filled' | 'incomplete' | 'failed' | 'undone' | 'checking'

/** What the user is asked before the form is sent. */
export interface AddressQuestion {
  /** What the service knows that is like the address in the fields, line by line; `undefined` where it knows nothing else. */
  readonly proposal: readonly string[] | undefined
  /** Whether the service knows at least a part of the address. */
  readonly isKnown: boolean
  /** Fills in the proposal and sends the form. */
  readonly accept: () => void
  /** Sends the form with what the user typed. */
  readonly keep: () => void
  /** Goes back to the fields. */
  readonly dismiss: () => void
}

/** What `useAddressAutofill` returns: the search box of the first line, and how it stands with the fields. */
export interface AddressAutofill extends PlaceSearchBox {
  readonly progress: AddressProgress | undefined
  /** What stands in the page about `progress`. */
  readonly note: string | undefined
  readonly canUndo: boolean
  /** Gives the fields what they held before they were filled in. */
  readonly undo: () => void
  readonly question: AddressQuestion | undefined
  /** The words of the form, in the user's language. */
  readonly formMessages: AddressFormMessages
}
