import type { RouteOptionsMessages } from './RouteOptionsMessages.ts'

export const es: RouteOptionsMessages = {
  vehicle: 'Medio de transporte',
  vehicles: {
    car: 'Coche',
    truck: 'Camión',
    bicycle: 'Bicicleta',
    pedestrian: 'A pie',
  },
  optimize: 'Preferir',
  optimizations: {
    fastest: 'La más rápida',
    shortest: 'La más corta',
    easiest: 'Menos giros',
  },
  avoid: 'Evitar',
  avoidances: {
    hov: 'Carriles para vehículos compartidos',
    toll: 'Peajes',
    highway: 'Autopistas',
    uturn: 'Cambios de sentido',
    unpaved: 'Caminos sin pavimentar',
    ferry: 'Ferris',
  },
  avoidNothing: 'Nada',
}
