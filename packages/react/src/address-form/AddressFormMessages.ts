import type { PostalName, RegionName, TownName } from './addressLayout.ts'

/** The messages of an address form. */
export interface AddressFormMessages
  extends Readonly<Record<PostalName | RegionName | TownName, string>> {
  readonly address: string
  readonly unit: string
  readonly neighborhood: string
  readonly country: string
  readonly chooseCountry: string
  /** Follows the label of an optional field. */
  readonly optional: string
  /** The message for a wrong postal code; the example is one of the country. */
  readonly codeLike: (example: string) => string
  readonly save: string
  readonly filling: string
  readonly filled: string
  /** The address is filled in, but a part is still missing. */
  readonly incomplete: string
  readonly failed: string
  readonly undo: string
  readonly undone: string
  readonly checking: string
  readonly didYouMean: string
  readonly partlyKnown: string
  readonly notFound: string
  readonly accept: string
  readonly keep: string
  readonly change: string
}

export const en: AddressFormMessages = {
  address: 'Address',
  unit: 'Apartment, floor, building',
  neighborhood: 'Neighborhood',
  city: 'City',
  town: 'Town or city',
  suburb: 'Suburb',
  region: 'State or region',
  state: 'State',
  province: 'Province',
  prefecture: 'Prefecture',
  department: 'Department',
  county: 'County',
  postalCode: 'Postal code',
  zip: 'ZIP code',
  postcode: 'Postcode',
  cap: 'Postal code (CAP)',
  plz: 'Postal code (PLZ)',
  cep: 'Postal code (CEP)',
  eircode: 'Eircode',
  pin: 'PIN code',
  country: 'Country',
  chooseCountry: 'Choose a country',
  optional: 'optional',
  codeLike: (example) => `A postal code here looks like ${example}.`,
  save: 'Save address',
  filling: 'Filling in the address…',
  filled: 'The address is filled in.',
  incomplete: 'What is known is filled in. Please add the rest.',
  failed: 'The rest of the address could not be looked up. Please type it.',
  undo: 'Undo',
  undone: 'The fields are as they were before.',
  checking: 'Checking the address…',
  didYouMean: 'Did you mean this address?',
  partlyKnown: 'Only a part of this address is known. Is it right?',
  notFound: 'This address was not found. Is it right?',
  accept: 'Use this address',
  keep: 'Use as typed',
  change: 'Change it',
}
