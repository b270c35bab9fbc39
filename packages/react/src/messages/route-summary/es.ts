import type { RouteSummaryMessages } from './RouteSummaryMessages.ts'

export const es: RouteSummaryMessages = {
  label: 'Ruta',
  unknownDistance: 'Distancia desconocida',
  unknownDuration: 'Tiempo desconocido',
  by: {
    car: 'En coche',
    truck: 'En camión',
    bicycle: 'En bicicleta',
    pedestrian: 'A pie',
  },
  unmet: {
    hov: 'Esta ruta pasa por un carril para vehículos compartidos',
    toll: 'Esta ruta tiene peajes',
    highway: 'Esta ruta pasa por una autopista',
    uturn: 'Esta ruta tiene un cambio de sentido',
    unpaved: 'Esta ruta pasa por un camino sin pavimentar',
    ferry: 'Esta ruta incluye un ferry',
  },
}
