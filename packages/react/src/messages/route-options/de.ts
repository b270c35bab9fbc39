import type { RouteOptionsMessages } from './RouteOptionsMessages.ts'

export const de: RouteOptionsMessages = {
  vehicle: 'Verkehrsmittel',
  vehicles: {
    car: 'Auto',
    truck: 'Lkw',
    bicycle: 'Fahrrad',
    pedestrian: 'Zu Fuß',
  },
  optimize: 'Bevorzugen',
  optimizations: {
    fastest: 'Schnellste',
    shortest: 'Kürzeste',
    easiest: 'Am wenigsten abbiegen',
  },
  avoid: 'Vermeiden',
  avoidances: {
    hov: 'Spuren für Fahrgemeinschaften',
    toll: 'Maut',
    highway: 'Autobahnen',
    uturn: 'Wenden',
    unpaved: 'Unbefestigte Straßen',
    ferry: 'Fähren',
  },
  avoidNothing: 'Nichts',
}
