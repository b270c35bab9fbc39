import type { AddressField, Coordinate, GeoError, Place, ValidateAddress } from '@signpost/client'
import type { Near } from '../domain/near.ts'
import type { Zone } from '../domain/Zone.ts'
import type { PlaceSearchBox } from '../place-search/index.ts'
import type { AddressFormEvent } from './AddressFormEvent.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import type { AddressChange } from './differences.ts'

/** The progress of filling in or checking the fields: the current step, or the last one. */
export type AddressProgress =
  | 'filling'
  | 'filled'
  | 'incomplete'
  | 'failed'
  | 'undone'
  | 'kept'
  | 'checking'

/** The question that the user has to answer before the form is submitted. */
export interface AddressQuestion {
  /** The lines of the address that is proposed instead of the typed one; `undefined` if there is no other. */
  readonly proposal: readonly string[] | undefined
  /** The fields in which the proposal differs from the typed address. */
  readonly changes: readonly AddressChange[]
  /** The fields that are missing or not confirmed, according to `validate`. */
  readonly doubtful: readonly AddressField[]
  /** The country of the typed address, in two letters, which determines the labels of the fields. */
  readonly country: string | undefined
  /** True when at least part of the address is known. */
  readonly isKnown: boolean
  /** Fills in the proposal and submits the form. */
  readonly accept: () => void
  /** Submits the form with the address as typed. */
  readonly keep: () => void
  /** Returns to the fields. */
  readonly dismiss: () => void
}

/** The result of `useAddressAutofill`: the search box of the first line, and the progress of the fields. */
export interface AddressAutofill extends PlaceSearchBox {
  readonly progress: AddressProgress | undefined
  /** The text about `progress` to show on the page. */
  readonly note: string | undefined
  readonly canUndo: boolean
  /** Restores the values from before the fields were filled in. */
  readonly undo: () => void
  readonly question: AddressQuestion | undefined
  /** True if the address is in the zone of `inside` and `withinMinutes`, false if it is not; undefined while this is not known. */
  readonly isInside: boolean | undefined
  /** The messages of the form, in the user's language. */
  readonly formMessages: AddressFormMessages
}

/**
 * The options of an address. With `inside` or `withinMinutes`, an address outside this zone is not accepted: its first line is invalid, so
 * that the form is not submitted. A place that is not known, or whose travel time is not, is accepted.
 */
export interface AddressAutofillOptions extends Zone {
  /** The point to search around. Default: the provider's. */
  readonly near?: Near | undefined
  /**
   * The minimum accuracy, from 1 to 10, of a typed address that is submitted without asking the user. 0 disables the lookup. Default 9,
   * which is a house.
   */
  readonly minAccuracy?: number | undefined
  /**
   * Asks a provider about each address before it is submitted, instead of the lookup by the service. If it rejects, or takes more than five
   * seconds, the form is submitted unchanged.
   */
  readonly validate?: ValidateAddress | undefined
  /** A coordinate whose address is filled in, such as the user's position; the user can undo it. A new coordinate is filled in again. */
  readonly point?: Coordinate | undefined
  /**
   * Called with the place of the address in the fields, once the user chose it or the check before submission found it. Called with
   * `undefined` when the user edits the fields first, and when the place no longer matches them.
   */
  readonly onPlaceChange?:
    | ((place: Place | undefined, cause?: 'chosen' | 'checked') => void)
    | undefined
  /** Called with events for analytics, which contain no text of the user. */
  readonly onEvent?: ((event: AddressFormEvent) => void) | undefined
  /**
   * Called with true when the address is in the zone, with false when it is not, and with `undefined` when this is no longer known, such as
   * after an edit.
   */
  readonly onInsideChange?: ((inside: boolean | undefined) => void) | undefined
  /** Called once for each search failure that is shown. */
  readonly onError?: ((error: GeoError) => void) | undefined
  /** Messages of this form, which override those of the provider. */
  readonly messages?: Partial<AddressFormMessages> | undefined
}
