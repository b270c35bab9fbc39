import { pluralOf } from '../plural.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'

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
  tooMany: 'Too many requests. Try again in a moment.',
  failed: 'The brands could not be loaded.',
  unavailable: 'This service has no list of brands.',
  retry: 'Try again',
}
