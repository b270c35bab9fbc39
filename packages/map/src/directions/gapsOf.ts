import type { Coordinate, Position, Route } from '@signpost/client'
import { distanceBetween } from '@signpost/client/domain'
import type { RoutePoints } from './useDirectionsState.ts'

/** The distance from the road within which a point counts as on the road, in meters. */
const atRoad = 15

/** Returns the distinct straight lines from points off the road to the start or end of their route. */
export function gapsOf(
  ends: RoutePoints,
  legs: readonly (Pick<Route, 'path'> | null | undefined)[],
): (readonly Position[])[] {
  const gaps = new Map<string, readonly Position[]>()
  const add = (end: Coordinate | undefined, road: Position | undefined): void => {
    if (end === undefined || road === undefined) return
    const [longitude, latitude] = road
    const gap: readonly Position[] = [[end.longitude, end.latitude], road]
    if (distanceBetween(end, { latitude, longitude }) > atRoad) gaps.set(JSON.stringify(gap), gap)
  }
  legs.forEach((leg, index) => {
    add(ends[index]?.coordinate, leg?.path[0])
    add(ends[index + 1]?.coordinate, leg?.path.at(-1))
  })
  return [...gaps.values()]
}
