import { pluralOf } from '@signpost/react'
import type { PlaceMapMessages } from './PlaceMapMessages.ts'

const plural = pluralOf('fr')

export const fr: PlaceMapMessages = {
  searchArea: 'Rechercher dans cette zone',
  cluster: (count, shown) => plural(count, { one: `${shown} lieu`, other: `${shown} lieux` }),
  unnamed: 'Lieu sans nom',
  close: 'Fermer',
  pin: 'Point choisi',
  pinHelp: 'Les flèches déplacent le point, avec Maj par plus grands pas.',
  pinHere: 'Placer le point au milieu',
}
