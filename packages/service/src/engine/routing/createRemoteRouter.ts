import type { Router } from '../Router.ts'
import { createRouter, type RouterOptions } from './createRouter.ts'
import { callValhalla } from './valhalla/callValhalla.ts'

/** Finds routes with a Valhalla service elsewhere; `url` is its root. Allow it `allow_hard_exclusions`, else avoidances are weights only. */
export function createRemoteRouter({ url, ...options }: RouterOptions & { url: string }): Router {
  return createRouter(callValhalla(url), options)
}
