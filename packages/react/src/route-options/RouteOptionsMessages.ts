export const en = {
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
    toll: 'Tolls',
    highway: 'Highways',
    uturn: 'U-turns',
    unpaved: 'Unpaved roads',
    ferry: 'Ferries',
  },
  /** The option to use the lanes that are avoided by default. */
  carpool: 'Use carpool lanes',
}

/** The messages of the route options. */
export interface RouteOptionsMessages extends Readonly<typeof en> {}
