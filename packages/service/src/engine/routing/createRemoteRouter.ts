import type { Router } from '../Router.ts'
import { createRouter, type RouterOptions } from './createRouter.ts'
import { callValhalla } from './valhalla/callValhalla.ts'

/**
 * Finds routes with Valhalla services elsewhere that have the same data; `urls` are their roots. One that fails is set aside, and the next
 * is asked. Allow them `allow_hard_exclusions`, else avoidances are weights only.
 */
export function createRemoteRouter({
  urls,
  ...options
}: RouterOptions & { urls: readonly string[] }): Router {
  return createRouter(callValhalla(urls), options)
}
