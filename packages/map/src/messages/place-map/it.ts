import { pluralOf } from '@signpost/react'
import type { PlaceMapMessages } from './PlaceMapMessages.ts'

const plural = pluralOf('it')

export const it: PlaceMapMessages = {
  searchArea: 'Cerca in questa zona',
  cluster: (count, shown) => plural(count, { one: `${shown} luogo`, other: `${shown} luoghi` }),
  unnamed: 'Luogo senza nome',
  close: 'Chiudi',
  pin: 'Punto scelto',
  pinHelp: 'Le frecce spostano il punto, con Maiusc a passi più grandi.',
  pinHere: 'Metti il punto al centro',
}
