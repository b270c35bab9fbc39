import type { RouteSummaryMessages } from './RouteSummaryMessages.ts'

export const fr: RouteSummaryMessages = {
  label: 'Trajet',
  unknownDistance: 'Distance inconnue',
  unknownDuration: 'Durée inconnue',
  by: {
    car: 'En voiture',
    truck: 'En camion',
    bicycle: 'À vélo',
    pedestrian: 'À pied',
  },
  unmet: {
    hov: 'Ce trajet emprunte une voie de covoiturage',
    toll: 'Ce trajet comporte un péage',
    highway: 'Ce trajet emprunte une autoroute',
    uturn: 'Ce trajet comporte un demi-tour',
    unpaved: 'Ce trajet emprunte une route non revêtue',
    ferry: 'Ce trajet emprunte un ferry',
  },
}
