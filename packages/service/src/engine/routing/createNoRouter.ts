import type { Router } from '../Router.ts'
import { RoutingUnavailable } from './RoutingUnavailable.ts'

/** Stands in where there is no routing: every request fails with `RoutingUnavailable`. */
export function createNoRouter(reason = 'This service has no routing engine.'): Router {
  return {
    route: () => Promise.reject(new RoutingUnavailable(reason)),
    close: () => Promise.resolve(),
  }
}
