import type { Route } from '@signpost/client'
import { roadLabel } from './roadLabel.ts'

/** The share of a route that its main road has at least. */
const share = 0.25

/** The road that the longest part of a route is on; undefined for a route of many short ones, and for roads without a name. */
export function mainRoad({ maneuvers }: Pick<Route, 'maneuvers'>): string | undefined {
  const lengths = new Map<string | undefined, number>()
  let whole = 0
  for (const { currentRoad, distance = 0 } of maneuvers) {
    const road = roadLabel(currentRoad)
    lengths.set(road, (lengths.get(road) ?? 0) + distance)
    whole += distance
  }
  lengths.delete(undefined)
  const longest = [...lengths].sort(([, one], [, other]) => other - one)[0]
  return longest && longest[1] > 0 && longest[1] >= share * whole ? longest[0] : undefined
}
