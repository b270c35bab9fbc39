import type { RouteSummaryMessages } from './RouteSummaryMessages.ts'

export const de: RouteSummaryMessages = {
  label: 'Route',
  unknownDistance: 'Entfernung unbekannt',
  unknownDuration: 'Dauer unbekannt',
  by: {
    car: 'Mit dem Auto',
    truck: 'Mit dem Lkw',
    bicycle: 'Mit dem Fahrrad',
    pedestrian: 'Zu Fuß',
  },
  unmet: {
    hov: 'Diese Route nutzt eine Spur für Fahrgemeinschaften',
    toll: 'Diese Route ist mautpflichtig',
    highway: 'Diese Route führt über eine Autobahn',
    uturn: 'Diese Route enthält ein Wendemanöver',
    unpaved: 'Diese Route führt über eine unbefestigte Straße',
    ferry: 'Diese Route nutzt eine Fähre',
  },
}
