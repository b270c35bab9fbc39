import { pluralOf } from '../plural.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'

const plural = pluralOf('en')

export const en: PlaceCardMessages = {
  loading: 'Loading the place…',
  unnamed: 'Place without a name',
  notFound: 'This place was not found.',
  which: 'Which one do you mean?',
  several: (count, shown) => plural(count, { one: `${shown} place`, other: `${shown} places` }),
  others: 'Show the others',
  offline: 'You are offline. The place is loaded when you are back.',
  keyRefused: 'Places are not available here.',
  tooMany: 'Too many requests. Wait a moment.',
  failed: 'The place could not be loaded.',
  retry: 'Try again',
  actions: 'Actions',
  directions: 'Directions',
  call: 'Call',
  website: 'Website',
  share: 'Share',
  copyAddress: 'Copy address',
  copyCoordinates: 'Copy coordinates',
  copied: 'Copied',
  copyFailed: 'It could not be copied.',
  address: 'Address',
  category: 'Category',
  brand: 'Brand',
  coordinates: 'Coordinates',
  accuracy: (shown, most) => `Match: ${shown} of ${most}`,
}
