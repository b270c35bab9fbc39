import { pluralOf } from '../messages/plural.ts'

const plural = pluralOf('en')

export const en = {
  loading: 'Loading the place…',
  /** The heading of a place without a name or an address. */
  unnamed: 'Unnamed place',
  notFound: 'We couldn’t find this place.',
  /** The heading of an ambiguous result: several places to choose from. */
  which: 'Which one do you mean?',
  /** Announced when there are several places. */
  several: (count: number, shown: string): string =>
    plural(count, { one: `${shown} place`, other: `${shown} places` }),
  /** Follows the listed places when there are more. */
  more: (_count: number, shown: string): string => `and ${shown} more`,
  /** The button that returns from one of several places to all of them. */
  others: 'Other matches',
  failed: 'We couldn’t load this place.',
  /** The label of the group of buttons. */
  actions: 'Actions',
  directions: 'Directions',
  call: 'Call',
  website: 'Website',
  share: 'Share',
  copyAddress: 'Copy address',
  copyCoordinates: 'Copy coordinates',
  /** Announced when something was copied. */
  copied: 'Copied',
  copyFailed: 'Couldn’t copy.',
  /** The button that expands the category with its group, the brand and the coordinates. */
  details: 'More details',
  address: 'Address',
  category: 'Category',
  brand: 'Brand',
  /** The kind of a district, a city or a country. */
  area: 'Area',
  coordinates: 'Coordinates',
  /** The accuracy of an address match, such as "Match: 9 of 10". */
  accuracy: (shown: string, most: string): string => `Match: ${shown} of ${most}`,
}

/** The messages of the card of a place. */
export interface PlaceCardMessages extends Readonly<typeof en> {}
