import type { RouteOptionsMessages } from './RouteOptionsMessages.ts'

export const it: RouteOptionsMessages = {
  vehicle: 'Mezzo di trasporto',
  vehicles: {
    car: 'Auto',
    truck: 'Camion',
    bicycle: 'Bicicletta',
    pedestrian: 'A piedi',
  },
  optimize: 'Preferisci',
  optimizations: {
    fastest: 'Il più veloce',
    shortest: 'Il più breve',
    easiest: 'Meno svolte',
  },
  avoid: 'Evita',
  avoidances: {
    hov: 'Corsie per il car pooling',
    toll: 'Pedaggi',
    highway: 'Autostrade',
    uturn: 'Inversioni a U',
    unpaved: 'Strade non asfaltate',
    ferry: 'Traghetti',
  },
  avoidNothing: 'Niente',
}
