import type { RouteSummaryMessages } from './RouteSummaryMessages.ts'

export const it: RouteSummaryMessages = {
  label: 'Percorso',
  unknownDistance: 'Distanza sconosciuta',
  unknownDuration: 'Durata sconosciuta',
  by: {
    car: 'In auto',
    truck: 'In camion',
    bicycle: 'In bicicletta',
    pedestrian: 'A piedi',
  },
  unmet: {
    hov: 'Questo percorso usa una corsia per il car pooling',
    toll: 'Questo percorso prevede un pedaggio',
    highway: 'Questo percorso passa per l’autostrada',
    uturn: 'Questo percorso prevede un’inversione a U',
    unpaved: 'Questo percorso passa per una strada non asfaltata',
    ferry: 'Questo percorso prevede un traghetto',
  },
}
