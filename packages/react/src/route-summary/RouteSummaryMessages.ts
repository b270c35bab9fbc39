export const en = {
  /** The label of the summary. */
  label: 'Route',
  unknownDistance: 'Distance unknown',
  unknownDuration: 'Time unknown',
  /** The time of arrival, such as "10:12", with the day if that differs: "Tue 0:12". */
  arrive: (time: string): string => `Arrive ${time}`,
  /** The road that the longest part of the route is on. */
  via: (road: string): string => `via ${road}`,
  by: {
    car: 'By car',
    truck: 'By truck',
    bicycle: 'By bicycle',
    pedestrian: 'On foot',
  },
  /** The message for something that should have been avoided and is on the route. */
  unmet: {
    hov: 'This route uses a carpool lane',
    toll: 'This route uses a toll road',
    highway: 'This route uses a highway',
    uturn: 'This route has a U-turn',
    unpaved: 'This route uses an unpaved road',
    ferry: 'This route uses a ferry',
  },
}

/** The messages of the summary of a route. */
export interface RouteSummaryMessages extends Readonly<typeof en> {}
