import type { RouteOptionsMessages } from './RouteOptionsMessages.ts'

export const fr: RouteOptionsMessages = {
  vehicle: 'Moyen de transport',
  vehicles: {
    car: 'Voiture',
    truck: 'Camion',
    bicycle: 'Vélo',
    pedestrian: 'À pied',
  },
  optimize: 'Préférer',
  optimizations: {
    fastest: 'Le plus rapide',
    shortest: 'Le plus court',
    easiest: 'Le plus simple',
  },
  avoid: 'Éviter',
  avoidances: {
    hov: 'Voies de covoiturage',
    toll: 'Péages',
    highway: 'Autoroutes',
    uturn: 'Demi-tours',
    unpaved: 'Routes non revêtues',
    ferry: 'Ferrys',
  },
  avoidNothing: 'Rien',
}
