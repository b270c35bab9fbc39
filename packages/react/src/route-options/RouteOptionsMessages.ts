import type { Avoidance, Optimization, Vehicle } from '@signpost/client'

/** The messages of the route options. */
export interface RouteOptionsMessages {
  readonly vehicle: string
  readonly vehicles: Readonly<Record<Vehicle, string>>
  readonly optimize: string
  readonly optimizations: Readonly<Record<Optimization, string>>
  readonly avoid: string
  readonly avoidances: Readonly<Record<Avoidance, string>>
}

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
}
