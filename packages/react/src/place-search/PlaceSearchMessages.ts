import { pluralOf } from '../messages/plural.ts'

const plural = pluralOf('en')

export const en = {
  label: 'Search for a place',
  placeholder: 'Place or address',
  clear: 'Clear',
  /** Names the list of suggestions. */
  list: 'Suggestions',
  loading: 'Searching…',
  /** Said when suggestions have come. */
  found: (count: number, shown: string): string =>
    plural(count, { one: `${shown} suggestion`, other: `${shown} suggestions` }),
  nothing: 'No results',
  nothingAdvice: 'Check the spelling, or try a shorter search.',
  short: (least: number, shown: string): string =>
    plural(least, {
      one: `Type ${shown} letter or more`,
      other: `Type ${shown} letters or more`,
    }),
  needsLocation: 'Search near you?',
  useMyLocation: 'Use my location',
  locating: 'Finding your location…',
  denied:
    'Location is blocked. Allow it in your browser’s site settings.',
  unavailable: 'We couldn’t find your location.',
  timeout: 'Finding your location took too long.',
  failed: 'Search isn’t working right now.',
  /** Said of the places that were chosen before and are offered again. */
  recent: (count: number, shown: string): string =>
    plural(count, { one: `${shown} recent place`, other: `${shown} recent places` }),
  /** The row that opens the list in which recent places are pinned and removed. */
  editRecent: 'Edit recent places',
  /** Said when a recent place was removed. */
  removed: (line: string): string => `${line} removed`,
  /** The button that closes the search where it fills the screen. */
  close: 'Close search',
  /** Said when a suggestion was chosen. */
  chosen: (line: string): string => `${line} chosen`,
  /** The fault of a text that had to be chosen from the list. */
  chooseOne: 'Choose a place from the list.',
  /** The second line of coordinates that were typed. */
  coordinate: 'Go to these coordinates',
  /** The button that goes on without a suggestion. */
  addByHand: 'Enter address manually',
  category: 'Category',
  brand: 'Brand',
  area: 'Area',
}

/** The messages of the search box. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface PlaceSearchMessages extends Readonly<typeof en> {}
