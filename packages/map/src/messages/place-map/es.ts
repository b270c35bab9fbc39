import { pluralOf } from '@signpost/react'
import type { PlaceMapMessages } from './PlaceMapMessages.ts'

const plural = pluralOf('es')

export const es: PlaceMapMessages = {
  searchArea: 'Buscar en esta zona',
  cluster: (count, shown) => plural(count, { one: `${shown} lugar`, other: `${shown} lugares` }),
  unnamed: 'Lugar sin nombre',
  close: 'Cerrar',
  pin: 'Punto elegido',
  pinHelp: 'Las flechas mueven el punto; con Mayús, a pasos más grandes.',
  pinHere: 'Poner el punto en el centro',
}
