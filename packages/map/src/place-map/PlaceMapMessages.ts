import { pluralOf } from '@signpost/react'

/** The messages of a map with places. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface PlaceMapMessages {
  readonly searchArea: string
  /** The accessible name of a marker of several places. */
  readonly cluster: (count: number, shown: string) => string
  /** Names a marker whose place has no name and no address. */
  readonly unnamed: string
  readonly close: string
  /** Names the pin that can be moved. */
  readonly pin: string
  readonly pinHelp: string
  /** The button that sets the pin in the middle of the map. */
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
