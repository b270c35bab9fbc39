import { pluralOf } from '../plural.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'

const plural = pluralOf('en')

export const en: PlaceSearchMessages = {
  label: 'Search for a place',
  placeholder: 'Place or address',
  clear: 'Clear',
  list: 'Suggestions',
  loading: 'Searching…',
  found: (count, shown) =>
    plural(count, { one: `${shown} suggestion`, other: `${shown} suggestions` }),
  nothing: 'Nothing found',
  nothingAdvice: 'Check the spelling, or type less.',
  short: (least, shown) =>
    plural(least, {
      one: `Type ${shown} letter or more`,
      other: `Type ${shown} letters or more`,
    }),
  needsLocation: 'Where should it look?',
  useMyLocation: 'Use my location',
  locating: 'Finding your location…',
  denied:
    'Your browser was told not to share your location. Allow it in the settings of this page.',
  unavailable: 'Your location could not be found.',
  timeout: 'It took too long to find your location.',
  offline: 'You are offline. The search goes on when you are back.',
  keyRefused: 'The search is not available here.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Too many searches. Try again in ${shown} second.`,
      other: `Too many searches. Try again in ${shown} seconds.`,
    }),
  failed: 'The search did not work.',
  retry: 'Try again',
  recent: (count, shown) =>
    plural(count, { one: `${shown} recent place`, other: `${shown} recent places` }),
  editRecent: 'Edit recent places',
  removed: (line) => `${line} removed`,
  close: 'Close the search',
  chosen: (line) => `${line} chosen`,
  coordinate: 'The point with these coordinates',
  category: 'Category',
  brand: 'Brand',
  area: 'Area',
}
