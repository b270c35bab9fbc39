import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import { pluralOf } from '../messages/plural.ts'
import type { BrandTierName } from './brandTiers.ts'

/** The messages of the brand picker. */
export interface BrandPickerMessages extends CatalogMessages {
  readonly country: string
  /** The headings of the tiers of brands. */
  readonly tiers: Readonly<Record<BrandTierName, string>>
  readonly noCountry: string
  readonly noCountryAdvice: string
  /** The accessible name of the list of chosen brands. */
  readonly chosenList: string
  /** Announced when a brand was chosen, and when one was removed. */
  readonly added: (name: string) => string
  readonly removed: (name: string) => string
  /** The button that removes a brand. */
  readonly remove: (name: string) => string
}

const plural = pluralOf('en')

export const en: BrandPickerMessages = {
  label: 'Brands',
  search: 'Search brands',
  clearSearch: 'Clear search',
  country: 'Country',
  tiers: {
    best: 'Best known',
    well: 'Well known',
    more: 'More brands',
  },
  found: (count, shown) => plural(count, { one: `${shown} brand`, other: `${shown} brands` }),
  nothing: 'No brands match.',
  nothingAdvice: 'Check the spelling, or type fewer letters.',
  empty: 'No brands here',
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
  failed: 'We couldn’t load the brands.',
}
