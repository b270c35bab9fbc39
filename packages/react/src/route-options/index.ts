export { defaultRouteChoice, type RouteChoice } from './RouteChoice.ts'
export {
  RouteOptions,
  type RouteOptionsClassNames,
  type RouteOptionsProps,
} from './RouteOptions.tsx'
export type { RouteOptionsMessages } from './RouteOptionsMessages.ts'
export {
  type RouteOptionsOptions,
  type RouteOptionsState,
  useRouteOptions,
} from './useRouteOptions.ts'
