import type { Coordinate, GeoError, Place } from '@signpost/client'
import type { Near } from '../domain/near.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'

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
