export {
  RouteOptions,
  type RouteOptionsClassNames,
  type RouteOptionsGroup,
  type RouteOptionsProps,
} from './RouteOptions.tsx'
export type { RouteOptionsMessages } from './RouteOptionsMessages.ts'
export {
  defaultRouteChoice,
  type RouteChoice,
  type RouteOptionsOptions,
  type RouteOptionsState,
  useRouteOptions,
} from './useRouteOptions.ts'
