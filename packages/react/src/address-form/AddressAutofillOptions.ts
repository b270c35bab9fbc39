import type { GeoError, Place } from '@signpost/client'
import type { Near } from '../domain/near.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'

export interface AddressAutofillOptions {
  /** Where to look. Default: the provider's. */
  readonly near?: Near | undefined
  /** How well the service must know an address that was typed, 1 to 10, for the form to be sent without asking the user. 0: it is not looked up. Default 9: the house. */
  readonly minAccuracy?: number | undefined
  /** Called with the place that the fields stand for, once it was chosen or confirmed; with `undefined` once they no longer do. */
  readonly onPlaceChange?: ((place: Place | undefined) => void) | undefined
  /** Called once for each failure of the search that is shown. */
  readonly onError?: ((error: GeoError) => void) | undefined
  /** Words of this form alone, over those of the provider. */
  readonly messages?: Partial<AddressFormMessages> | undefined
}
