export { Directions } from './Directions.tsx'
export type { DirectionsMessages } from './DirectionsMessages.ts'
export type { DirectionsClassNames, DirectionsProps } from './DirectionsProps.ts'
export { fromURLSearchParams, toURLSearchParams } from './directionsLink.ts'
export { PointField } from './PointField.tsx'
export {
  type DirectionsForm,
  type DirectionsFormOptions,
  type DirectionsRow,
  useDirectionsForm,
} from './useDirectionsForm.ts'
export {
  type DirectionsState,
  defaultDirections,
  type RouteEnd,
  type RoutePoints,
} from './useDirectionsState.ts'
export {
  type RouteProgressHookOptions,
  type TravelProgress,
  useRouteProgress,
} from './useRouteProgress.ts'
