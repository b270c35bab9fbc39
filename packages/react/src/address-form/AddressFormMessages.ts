import { pluralOf } from '../messages/plural.ts'
import type { AreaName, PostalName, RegionName, TownName } from './countryLayout.ts'

/** The messages of an address form. */
export interface AddressFormMessages
  extends Readonly<Record<AreaName | PostalName | RegionName | TownName, string>> {
  readonly address: string
  readonly unit: string
  readonly country: string
  readonly chooseCountry: string
  /** Follows the label of an optional field. */
  readonly optional: string
  /**
   * The message for an invalid postal code. It gets an example of the country, the number of digits if codes have only digits, and the name
   * of codes there.
   */
  readonly codeLike: (example: string, digits?: number, name?: PostalName) => string
  /** The message for a region that is missing from the country's list. */
  readonly chooseFromList: string
  /** The message for a missing first line. */
  readonly enterAddress: string
  /** The message for another missing field. */
  readonly missing: string
  readonly save: string
  readonly filling: string
  readonly filled: string
  /** Shown when the address is filled in but a part is missing. */
  readonly incomplete: string
  readonly failed: string
  readonly undone: string
  /** Shown when the user keeps a text that was not found. */
  readonly kept: string
  readonly checking: string
  readonly didYouMean: string
  readonly partlyKnown: string
  readonly notFound: string
  readonly accept: string
  readonly keep: string
  readonly change: string
  /** A field of the proposal that differs from the typed one; `was` is empty if nothing was typed. */
  readonly changed: (label: string, now: string, was?: string) => string
  /** A field that is missing or not confirmed. */
  readonly doubtful: (label: string) => string
  /** The last row of the list, which keeps the typed text. */
  readonly keepTyped: (text: string) => string
  /** Announced when the numbers of a chosen street are offered. */
  readonly numbers: (count: number, shown: string) => string
  /** Shown when the address is in the zone of `inside` and `withinMinutes`. */
  readonly inside: string
  readonly outside: string
}

const plural = pluralOf('en')

const numbers = '0 one two three four five six seven eight nine ten'.split(' ')
const codeNames: { readonly [Name in PostalName]?: string } = {
  zip: 'ZIP codes',
  postcode: 'Postcodes',
  eircode: 'Eircodes',
  pin: 'PIN codes',
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
  area: 'Area',
  district: 'District',
  doSi: 'Do or si',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  townland: 'Townland',
  villageTownship: 'Village or township',
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
  codeLike: (example, digits, name = 'postalCode') => {
    const codes = codeNames[name] ?? 'Postal codes'
    return digits === undefined
      ? `${codes} here look like ${example}.`
      : `${codes} have ${numbers[digits] ?? digits} digits, like ${example}.`
  },
  chooseFromList: 'Choose one from the list.',
  enterAddress: 'Enter a street address.',
  missing: 'Fill in this field.',
  save: 'Save address',
  filling: 'Filling in the address…',
  filled: 'Address filled in.',
  incomplete: 'We filled in what we know. Please add the rest.',
  failed: 'We couldn’t look up the rest. Please enter it.',
  undone: 'Changes undone.',
  kept: 'Kept as typed.',
  checking: 'Checking the address…',
  didYouMean: 'Did you mean this address?',
  partlyKnown: 'We couldn’t verify all of this address. Is it right?',
  notFound: 'We couldn’t find this address. Is it right?',
  accept: 'Use this address',
  keep: 'Keep as entered',
  change: 'Edit',
  changed: (label, now, was) => (was ? `${label}: ${now}, was ${was}` : `${label}: ${now}, added`),
  doubtful: (label) => `${label}: please check`,
  keepTyped: (text) => `Use “${text}” as typed`,
  numbers: (count, shown) =>
    plural(count, {
      one: `${shown} address. Choose a number.`,
      other: `${shown} addresses. Choose a number.`,
    }),
  inside: 'We deliver to this address.',
  outside: 'We don’t deliver to this address yet.',
}
