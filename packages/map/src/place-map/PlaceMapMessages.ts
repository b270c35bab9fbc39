import { pluralOf } from '@signpost/react'

/** The messages of a map with places. A number is passed twice: as a number, for its plural, and formatted. */
export interface PlaceMapMessages {
  readonly searchArea: string
  /** The accessible name of a marker of several places. */
  readonly cluster: (count: number, shown: string) => string
  /** The label of a marker whose place has no name and no address. */
  readonly unnamed: string
  readonly close: string
  /** The label of the pin. */
  readonly pin: string
  readonly pinHelp: string
  /** The button that moves the pin to the middle of the map. */
  readonly pinHere: string
}

const plural = pluralOf('en')

export const en: PlaceMapMessages = {
  searchArea: 'Search this area',
  cluster: (count, shown) => plural(count, { one: `${shown} place`, other: `${shown} places` }),
  unnamed: 'Place without a name',
  close: 'Close',
  pin: 'Chosen point',
  pinHelp: 'Arrow keys move the point, with Shift in larger steps.',
  pinHere: 'Put the point in the middle',
}
