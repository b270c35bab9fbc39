import { pluralOf } from '../messages/plural.ts'

const plural = pluralOf('en')

export const en = {
  label: 'Search for a place',
  placeholder: 'Place or address',
  clear: 'Clear',
  /** The accessible name of the list of suggestions. */
  list: 'Suggestions',
  loading: 'Searching…',
  /** Announced when suggestions are shown. */
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
  denied: 'Location is blocked. Allow it in your browser’s site settings.',
  unavailable: 'We couldn’t find your location.',
  timeout: 'Finding your location took too long.',
  failed: 'Search isn’t working right now.',
  /** Announced when recent places are offered. */
  recent: (count: number, shown: string): string =>
    plural(count, { one: `${shown} recent place`, other: `${shown} recent places` }),
  /** The row that opens the editor of recent places. */
  editRecent: 'Edit recent places',
  /** Announced when a recent place was removed. */
  removed: (line: string): string => `${line} removed`,
  /** The button that closes the full-screen search. */
  close: 'Close search',
  /** Announced when a suggestion was chosen. */
  chosen: (line: string): string => `${line} chosen`,
  /** The validation message for a text that was not chosen from the list. */
  chooseOne: 'Choose a place from the list.',
  /** The second line of the row for typed coordinates. */
  coordinate: 'Go to these coordinates',
  /** The button that continues without a suggestion. */
  addByHand: 'Enter address manually',
  /** The second line of a category, which lists its places. */
  category: 'See all nearby',
  brand: 'Brand',
  area: 'Area',
}

/** The messages of the search box. Messages get a number twice: as a number, for its plural, and formatted in the language. */
export interface PlaceSearchMessages extends Readonly<typeof en> {}
