import type { PlaceSearchBox } from '../place-search/index.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'

/** The progress of the fields: the current step, or the last one. */
export type AddressProgress = 'filling' | 'filled' | 'incomplete' | 'failed' | 'undone' | 'checking'

/** The question that the user answers before the form is sent. */
export interface AddressQuestion {
  /** The address that the service proposes in place of the one in the fields, line by line; `undefined` where it has no other. */
  readonly proposal: readonly string[] | undefined
  /** True when the service knows at least a part of the address. */
  readonly isKnown: boolean
  /** Fills in the proposal and sends the form. */
  readonly accept: () => void
  /** Sends the form with the address that the user typed. */
  readonly keep: () => void
  /** Returns to the fields. */
  readonly dismiss: () => void
}

/** The result of `useAddressAutofill`: the search box of the first line, and the progress of the fields. */
export interface AddressAutofill extends PlaceSearchBox {
  readonly progress: AddressProgress | undefined
  /** The note on the page about `progress`. */
  readonly note: string | undefined
  readonly canUndo: boolean
  /** Restores the values that the fields had before they were filled in. */
  readonly undo: () => void
  readonly question: AddressQuestion | undefined
  /** The messages of the form, in the user's language. */
  readonly formMessages: AddressFormMessages
}
