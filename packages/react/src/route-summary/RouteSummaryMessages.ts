import type { Avoidance, Vehicle } from '@signpost/client'

/** The messages of the line that sums up a route. */
export interface RouteSummaryMessages {
  /** Names it. */
  readonly label: string
  readonly unknownDistance: string
  readonly unknownDuration: string
  /** The time at which one arrives, such as "10:12", with the day where that is another: "Tue 0:12". */
  readonly arrive: (time: string) => string
  /** The road that the longest part of the route is on. */
  readonly via: (road: string) => string
  readonly by: Readonly<Record<Vehicle, string>>
  /** The message for a thing that the route contains although it was to be avoided. */
  readonly unmet: Readonly<Record<Avoidance, string>>
}

export const en: RouteSummaryMessages = {
  label: 'Route',
  unknownDistance: 'Distance unknown',
  unknownDuration: 'Time unknown',
  arrive: (time) => `Arrive ${time}`,
  via: (road) => `via ${road}`,
  by: {
    car: 'By car',
    truck: 'By truck',
    bicycle: 'By bicycle',
    pedestrian: 'On foot',
  },
  unmet: {
    hov: 'This route uses a carpool lane',
    toll: 'This route uses a toll road',
    highway: 'This route uses a highway',
    uturn: 'This route has a U-turn',
    unpaved: 'This route uses an unpaved road',
    ferry: 'This route uses a ferry',
  },
}
