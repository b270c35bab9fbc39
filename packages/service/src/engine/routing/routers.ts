import { join } from 'node:path'
import { GRAPH_FILE } from '../../data/manifest.ts'
import type { Router } from '../Router.ts'
import { createRouter, type RouterOptions } from './createRouter.ts'
import { RoutingUnavailable } from './failures.ts'
import { callValhalla } from './valhalla/callValhalla.ts'
import { openValhalla } from './valhalla/openValhalla.ts'

/** Finds routes in this process, on the graph in a data folder's `routing` folder. Fails with `RoutingUnavailable` when that is not possible. */
export async function createValhallaRouter({
  dir,
  ...options
}: RouterOptions & { dir: string }): Promise<Router> {
  return createRouter(await openValhalla(join(dir, GRAPH_FILE)), options)
}

/**
 * Finds routes with remote Valhalla services that have the same data; `urls` are their roots. When one fails, the next is used. Their
 * `allow_hard_exclusions` option must be on, else avoidances only change weights.
 */
export function createRemoteRouter({
  urls,
  ...options
}: RouterOptions & { urls: readonly string[] }): Router {
  return createRouter(callValhalla(urls), options)
}

/** Creates the router of a service without routing: every request fails with `RoutingUnavailable`. */
export function createNoRouter(reason = 'This service has no routing engine.'): Router {
  const refuse = (): Promise<never> => Promise.reject(new RoutingUnavailable(reason))
  return { route: refuse, check: refuse, close: () => Promise.resolve() }
}
