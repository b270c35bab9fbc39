import type { Situation } from './commandOf.ts'
import type { Leg } from './legsOf.ts'
import { roadAhead, roadBehind } from './roadInfo.ts'

/** The situation of a maneuver: the leg `before`, `leg` itself, and `after` it the next. */
export function situationOf(before: Leg | undefined, leg: Leg, after: Leg | undefined): Situation {
  const { headingBefore, headingAfter } = leg.step
  const ahead = after && MERGES.has(after.step.type) ? [...leg.edges, ...after.edges] : leg.edges
  return {
    fromHighway: before?.edges.at(-1)?.isHighway ?? false,
    toHighway: ahead.some((edge) => edge.isHighway),
    staysOnRoad: before !== undefined && isSameRoad(before, leg),
    turned:
      headingBefore === undefined || headingAfter === undefined
        ? 0
        : ((headingAfter - headingBefore + 540) % 360) - 180,
    drivesOn: leg.edges[0]?.drivesOn ?? 'right',
  }
}

/** A ramp ends where one merges: the road behind it is the one that the ramp leads to. */
const MERGES: ReadonlySet<number> = new Set([25, 37, 38])

function isSameRoad(before: Leg, leg: Leg): boolean {
  const name = roadBehind(before.step).primary_name
  return name !== undefined && name === roadAhead(leg.step).primary_name
}
