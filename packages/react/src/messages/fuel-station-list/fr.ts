import { pluralOf } from '../plural.ts'
import type { FuelStationListMessages } from './FuelStationListMessages.ts'

const plural = pluralOf('fr')

export const fr: FuelStationListMessages = {
  heading: 'Stations-service',
  fuel: 'Carburant',
  sort: 'Trier par',
  byPrice: 'Prix',
  byDistance: 'Proximité',
  cheapest: 'Le moins cher',
  noPrice: 'Prix inconnu',
  station: 'Station-service',
  nothing: 'Aucune station-service ici',
  more: (count, shown) =>
    plural(count, { one: `Afficher ${shown} autre`, other: `Afficher ${shown} autres` }),
}
