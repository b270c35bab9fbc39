export { describeManeuver, type ManeuverTextOptions } from './describeManeuver.ts'
export { describeRoute, type RouteTextOptions } from './describeRoute.ts'
