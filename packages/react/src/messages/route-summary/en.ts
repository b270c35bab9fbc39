import type { RouteSummaryMessages } from './RouteSummaryMessages.ts'

export const en: RouteSummaryMessages = {
  label: 'Route',
  unknownDistance: 'Distance unknown',
  unknownDuration: 'Time unknown',
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
