import type { Router } from '../Router.ts'
import { RoutingUnavailable } from './failures.ts'

/** Creates the router of a service without routing: every request fails with `RoutingUnavailable`. */
export function createNoRouter(reason = 'This service has no routing engine.'): Router {
  const refuse = (): Promise<never> => Promise.reject(new RoutingUnavailable(reason))
  return {
    route: refuse,
    check: refuse,
    close: () => Promise.resolve(),
  }
}
