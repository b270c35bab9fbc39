import { pluralOf } from '@signpost/react'
import type { PlaceMapMessages } from './PlaceMapMessages.ts'

const plural = pluralOf('de')

export const de: PlaceMapMessages = {
  searchArea: 'In diesem Gebiet suchen',
  cluster: (count, shown) => plural(count, { one: `${shown} Ort`, other: `${shown} Orte` }),
  unnamed: 'Ort ohne Namen',
  close: 'Schließen',
  pin: 'Gewählter Punkt',
  pinHelp: 'Die Pfeiltasten bewegen den Punkt, mit Umschalt in größeren Schritten.',
  pinHere: 'Den Punkt in die Mitte setzen',
}
