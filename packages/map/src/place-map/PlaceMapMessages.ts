import { pluralOf } from '@signpost/react'

const plural = pluralOf('en')

export const en = {
  searchArea: 'Search this area',
  /** The accessible name of a marker of several places. */
  cluster: (count: number, shown: string): string =>
    plural(count, { one: `${shown} place`, other: `${shown} places` }),
  close: 'Close',
  /** The label of the pin. */
  pin: 'Chosen point',
  pinHelp: 'Use the arrow keys to move the pin. Hold Shift for bigger steps.',
  /** The button that moves the pin to the middle of the map. */
  pinHere: 'Recenter pin',
}

/** The messages of a map with places. Messages get a number twice: as a number, for its plural, and formatted. */
export interface PlaceMapMessages extends Readonly<typeof en> {}
