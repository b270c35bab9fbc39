export type { RouteEnd } from '../internals/RouteEnd.ts'
export { Directions, type DirectionsClassNames, type DirectionsProps } from './Directions.tsx'
export type { DirectionsMessages } from './DirectionsMessages.ts'
export { fromURLSearchParams, toURLSearchParams } from './directionsLink.ts'
export {
  type DirectionsForm,
  type DirectionsFormOptions,
  type DirectionsRow,
  useDirectionsForm,
} from './useDirectionsForm.ts'
export { type DirectionsState, defaultDirections, type RoutePoints } from './useDirectionsState.ts'
export {
  type RouteProgressHookOptions,
  type TravelProgress,
  useRouteProgress,
} from './useRouteProgress.ts'
