import type { Router } from '../Router.ts'
import { createRouter, type RouterOptions } from './createRouter.ts'
import { callValhalla } from './valhalla/callValhalla.ts'

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
