/** The fields of an address, by their HTML `autocomplete` names. */
export type AddressField =
  | 'address-line1'
  | 'address-line2'
  | 'address-level3'
  | 'address-level2'
  | 'address-level1'
  | 'postal-code'

/** The values of the fields of an address form; `country` is an ISO 3166-1 alpha-2 code. Unknown parts are absent. */
export type AddressValues = {
  readonly [Field in AddressField | 'country' | 'country-name']?: string | undefined
}

/** The verdict of a provider on an address in a form. */
export interface AddressVerdict {
  /** `deliverable`: mail arrives at this exact address. `incomplete`: the building is known, but the number or the unit is missing or unconfirmed. `unknown`: the address is not in the provider's data. */
  readonly status: 'deliverable' | 'incomplete' | 'unknown'
  /** The address in postal format, where the provider knows it. */
  readonly values?: AddressValues | undefined
  /** The fields that are missing or not confirmed. */
  readonly doubtful?: readonly AddressField[] | undefined
}

/** Asks a provider about the values of an address form. */
export type ValidateAddress = (
  values: AddressValues,
  options: { readonly signal: AbortSignal; readonly language: string },
) => Promise<AddressVerdict>
