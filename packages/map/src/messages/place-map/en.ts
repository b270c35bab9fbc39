import { pluralOf } from '@signpost/react'
import type { PlaceMapMessages } from './PlaceMapMessages.ts'

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
