import type { Coordinate } from '@signpost/client'

/** The point around which places are searched: a coordinate, or a function that returns it on request, such as a map's center. */
export type Near = Coordinate | (() => Coordinate | undefined)

/** The current point. */
export function resolveNear(near: Near | undefined): Coordinate | undefined {
  return typeof near === 'function' ? near() : near
}
