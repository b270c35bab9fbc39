export { defaultRouteChoice, type RouteChoice } from '../../domain/RouteChoice.ts'
export {
  type RouteOptionsOptions,
  type RouteOptionsState,
  useRouteOptions,
} from '../../hooks/useRouteOptions.ts'
export type { RouteOptionsMessages } from '../../messages/route-options/RouteOptionsMessages.ts'
export { RouteOptions, type RouteOptionsProps } from './RouteOptions.tsx'
