import type { Avoidance, Vehicle } from '@signpost/client'

/** The messages of the summary of a route. */
export interface RouteSummaryMessages {
  /** The label of the summary. */
  readonly label: string
  readonly unknownDistance: string
  readonly unknownDuration: string
  /** The time of arrival, such as "10:12", with the day if that differs: "Tue 0:12". */
  readonly arrive: (time: string) => string
  /** The road that the longest part of the route is on. */
  readonly via: (road: string) => string
  readonly by: Readonly<Record<Vehicle, string>>
  /** The message for something that should have been avoided and is on the route. */
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
