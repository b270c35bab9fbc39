import type { Coordinate, GeoError, Place } from '@signpost/client'
import type { Near } from '../domain/near.ts'
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

export interface AddressAutofillOptions {
  /** The point to search around. Default: the provider's. */
  readonly near?: Near | undefined
  /**
   * The accuracy, 1 to 10, at which a typed address is sent without asking the user. 0: it is not looked up. Default 9: a house.
   */
  readonly minAccuracy?: number | undefined
  /** A point whose address is filled in and can be undone, such as the position of the user. Another point is filled in again. */
  readonly point?: Coordinate | undefined
  /**
   * Called with the place of the address in the fields, once it was chosen, or found by the check before the form is sent; with `undefined`
   * when the fields are edited first, and once that no longer holds.
   */
  readonly onPlaceChange?:
    | ((place: Place | undefined, cause?: 'chosen' | 'checked') => void)
    | undefined
  /** Called once for each failure of the search that is shown. */
  readonly onError?: ((error: GeoError) => void) | undefined
  /** Messages of this form alone, over those of the provider. */
  readonly messages?: Partial<AddressFormMessages> | undefined
}
