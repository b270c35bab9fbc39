import type { RouteOptionsMessages } from './RouteOptionsMessages.ts'

export const en: RouteOptionsMessages = {
  vehicle: 'Travel by',
  vehicles: {
    car: 'Car',
    truck: 'Truck',
    bicycle: 'Bicycle',
    pedestrian: 'On foot',
  },
  optimize: 'Prefer',
  optimizations: {
    fastest: 'Fastest',
    shortest: 'Shortest',
    easiest: 'Fewest turns',
  },
  avoid: 'Avoid',
  avoidances: {
    hov: 'Carpool lanes',
    toll: 'Tolls',
    highway: 'Highways',
    uturn: 'U-turns',
    unpaved: 'Unpaved roads',
    ferry: 'Ferries',
  },
  avoidNothing: 'Nothing',
}
