import { pluralOf } from '../plural.ts'
import type { FuelStationListMessages } from './FuelStationListMessages.ts'

const plural = pluralOf('it')

export const it: FuelStationListMessages = {
  heading: 'Distributori di carburante',
  fuel: 'Carburante',
  sort: 'Ordina per',
  byPrice: 'Prezzo',
  byDistance: 'Distanza',
  cheapest: 'Il più economico',
  noPrice: 'Nessun prezzo',
  station: 'Distributore',
  nothing: 'Nessun distributore qui',
  more: (count, shown) =>
    plural(count, { one: `Mostra ${shown} altro`, other: `Mostra altri ${shown}` }),
}
