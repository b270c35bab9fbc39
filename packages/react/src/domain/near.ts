import type { Coordinate } from '@signpost/client'

/** Where to look for places: a point, or what knows it when it is asked, such as a map for its centre. */
export type Near = Coordinate | (() => Coordinate | undefined)

/** The point that is meant now. */
export function resolveNear(near: Near | undefined): Coordinate | undefined {
  return typeof near === 'function' ? near() : near
}
