import { join } from 'node:path'
import type { Router } from '../Router.ts'
import { createRouter, type RouterOptions } from './createRouter.ts'
import { GRAPH_FILE } from './graphFile.ts'
import { openValhalla } from './valhalla/openValhalla.ts'

/** Finds routes in this process, on the graph in a data folder's `routing` folder. Fails with `RoutingUnavailable` when that is not possible. */
export async function createValhallaRouter({
  dir,
  ...options
}: RouterOptions & { dir: string }): Promise<Router> {
  return createRouter(await openValhalla(join(dir, GRAPH_FILE)), options)
}
