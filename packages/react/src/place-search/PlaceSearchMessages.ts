import { pluralOf } from '../messages/plural.ts'

/** The messages of the search box. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface PlaceSearchMessages {
  readonly label: string
  readonly placeholder: string
  readonly clear: string
  /** Names the list of suggestions. */
  readonly list: string
  readonly loading: string
  /** Said when suggestions have come. */
  readonly found: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  readonly short: (least: number, shown: string) => string
  readonly needsLocation: string
  readonly useMyLocation: string
  readonly locating: string
  readonly denied: string
  readonly unavailable: string
  readonly timeout: string
  readonly failed: string
  /** Said of the places that were chosen before and are offered again. */
  readonly recent: (count: number, shown: string) => string
  /** The row that opens the list in which recent places are pinned and removed. */
  readonly editRecent: string
  /** Said when a recent place was removed. */
  readonly removed: (line: string) => string
  /** The button that closes the search where it fills the screen. */
  readonly close: string
  /** Said when a suggestion was chosen. */
  readonly chosen: (line: string) => string
  /** The fault of a text that had to be chosen from the list. */
  readonly chooseOne: string
  /** The second line of coordinates that were typed. */
  readonly coordinate: string
  /** The button that goes on without a suggestion. */
  readonly addByHand: string
  readonly category: string
  readonly brand: string
  readonly area: string
}

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
  failed: 'The search did not work.',
  recent: (count, shown) =>
    plural(count, { one: `${shown} recent place`, other: `${shown} recent places` }),
  editRecent: 'Edit recent places',
  removed: (line) => `${line} removed`,
  close: 'Close the search',
  chosen: (line) => `${line} chosen`,
  chooseOne: 'Choose a suggestion.',
  coordinate: 'The point with these coordinates',
  addByHand: 'Enter it by hand',
  category: 'Category',
  brand: 'Brand',
  area: 'Area',
}
