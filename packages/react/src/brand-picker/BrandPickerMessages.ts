import { pluralOf } from '../messages/plural.ts'
import type { BrandTierName } from './brandTiers.ts'

/** The messages of the choice of brands. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface BrandPickerMessages {
  readonly label: string
  /** The label and the placeholder of the input. */
  readonly search: string
  readonly clearSearch: string
  readonly country: string
  /** The headings of the brands, by how well they are known. */
  readonly tiers: Readonly<Record<BrandTierName, string>>
  readonly found: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  readonly empty: string
  readonly noCountry: string
  readonly noCountryAdvice: string
  readonly chosen: (count: number, shown: string) => string
  /** The accessible name of the list of chosen brands. */
  readonly chosenList: string
  /** Said when a brand was chosen, and when one was removed. */
  readonly added: (name: string) => string
  readonly removed: (name: string) => string
  /** The button that removes a brand. */
  readonly remove: (name: string) => string
  /** The button that removes all, and the announcement then. */
  readonly clear: string
  readonly cleared: string
  readonly loading: string
  readonly offline: string
  readonly keyRefused: string
  readonly failed: string
  /** The service has no such list. */
  readonly unavailable: string
  readonly retry: string
}

const plural = pluralOf('en')

export const en: BrandPickerMessages = {
  label: 'Brands',
  search: 'Search brands',
  clearSearch: 'Clear the search',
  country: 'Country',
  tiers: {
    best: 'Best known',
    well: 'Well known',
    more: 'More brands',
  },
  found: (count, shown) => plural(count, { one: `${shown} brand`, other: `${shown} brands` }),
  nothing: 'No brand is called that.',
  nothingAdvice: 'Check the spelling, or type fewer letters.',
  empty: 'No brands are known here.',
  noCountry: 'Which country?',
  noCountryAdvice: 'Brands are listed by country.',
  chosen: (_count, shown) => `${shown} chosen`,
  chosenList: 'Chosen brands',
  added: (name) => `${name} chosen`,
  removed: (name) => `${name} removed`,
  remove: (name) => `Remove ${name}`,
  clear: 'Remove all',
  cleared: 'All brands removed',
  loading: 'Loading brands…',
  offline: 'You are offline. The brands will come when you are back.',
  keyRefused: 'Brands are not available here.',
  failed: 'The brands could not be loaded.',
  unavailable: 'This service has no list of brands.',
  retry: 'Try again',
}
