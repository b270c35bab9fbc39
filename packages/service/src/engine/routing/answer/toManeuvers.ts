import { toAlpha3 } from '@signpost/client/domain'
import type { WireManeuver, WireTurnRoad } from '@signpost/client/wire'
import type { Edge } from '../valhalla/readTrace.ts'
import type { Trip } from '../valhalla/readTrip.ts'
import { commandOf, type TurnContext } from './commandOf.ts'
import { type Leg, legsOf, type Path, type Roads, roadAhead, roadBehind } from './Path.ts'
import { stretchOf } from './stretchOf.ts'

/** The context at the start of `leg`, with the legs before and after it. */
function contextOf(before: Leg | undefined, leg: Leg, after: Leg | undefined): TurnContext {
  const { headingBefore, headingAfter } = leg.step
  const ahead =
    after && MERGE_TYPES.has(after.step.type) ? [...leg.edges, ...after.edges] : leg.edges
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

/** Valhalla's types of merging. A ramp ends there, so the road after it is the one that the ramp leads to. */
const MERGE_TYPES: ReadonlySet<number> = new Set([25, 37, 38])

function isSameRoad(before: Leg, leg: Leg): boolean {
  const name = roadBehind(before.step).primary_name
  return name !== undefined && name === roadAhead(leg.step).primary_name
}

/**
 * The maneuvers of a trip. Valhalla describes the stretch after a maneuver, and this interface the one before it, so each stretch belongs to the
 * maneuver at its end. The first maneuver has no stretch, and the arrival has no road ahead.
 */
export function toManeuvers(trip: Trip, path: Path, roads: Roads | undefined): WireManeuver[] {
  const legs = legsOf(trip, path, roads)
  return legs.map((leg, index) => {
    const before = legs[index - 1]
    const after = legs[index + 1]
    return {
      command: commandOf(leg.step.type, contextOf(before, leg, after)),
      ...stretchOf(before, leg, path, roads),
      is_stack_advise: leg.step.isStacked,
      turn_road_info: after ? { ...roadAhead(leg.step), ...countryOf(leg.edges[0]) } : {},
    }
  })
}

function countryOf(edge: Edge | undefined): Pick<WireTurnRoad, 'country_info'> {
  if (!edge) return {}
  const code = edge.country && toAlpha3(edge.country)
  const driving_side = edge.drivesOn === 'left' ? 'L' : 'R'
  return { country_info: code ? { code, driving_side } : { driving_side } }
}
