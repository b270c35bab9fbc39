import { pluralOf } from '../messages/plural.ts'

/** The messages of the card of a place. */
export interface PlaceCardMessages {
  readonly loading: string
  /** The heading of a place without a name or an address. */
  readonly unnamed: string
  readonly notFound: string
  /** The heading of an ambiguous result: several places to choose from. */
  readonly which: string
  /** Announced when there are several places. */
  readonly several: (count: number, shown: string) => string
  /** Follows the listed places when there are more. */
  readonly more: (count: number, shown: string) => string
  /** The button that returns from one of several places to all of them. */
  readonly others: string
  readonly failed: string
  /** The label of the group of buttons. */
  readonly actions: string
  readonly directions: string
  readonly call: string
  readonly website: string
  readonly share: string
  readonly copyAddress: string
  readonly copyCoordinates: string
  /** Announced when something was copied. */
  readonly copied: string
  readonly copyFailed: string
  /** Unfolds what is rarely read: the category with its group, the brand, the coordinates. */
  readonly details: string
  readonly address: string
  readonly category: string
  readonly brand: string
  readonly coordinates: string
  /** The accuracy of an address match, such as "Match: 9 of 10". */
  readonly accuracy: (shown: string, most: string) => string
}

const plural = pluralOf('en')

export const en: PlaceCardMessages = {
  loading: 'Loading the place…',
  unnamed: 'Place without a name',
  notFound: 'This place was not found.',
  which: 'Which one do you mean?',
  several: (count, shown) => plural(count, { one: `${shown} place`, other: `${shown} places` }),
  more: (_count, shown) => `and ${shown} more, not listed here`,
  others: 'Show the others',
  failed: 'The place could not be loaded.',
  actions: 'Actions',
  directions: 'Directions',
  call: 'Call',
  website: 'Website',
  share: 'Share',
  copyAddress: 'Copy address',
  copyCoordinates: 'Copy coordinates',
  copied: 'Copied',
  copyFailed: 'It could not be copied.',
  details: 'More details',
  address: 'Address',
  category: 'Category',
  brand: 'Brand',
  coordinates: 'Coordinates',
  accuracy: (shown, most) => `Match: ${shown} of ${most}`,
}
