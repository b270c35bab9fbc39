import { toAlpha3 } from '@signpost/client/domain'
import type { WireManeuver, WireTurnRoad } from '@signpost/client/wire'
import type { Edge } from '../valhalla/Trace.ts'
import type { Trip } from '../valhalla/Trip.ts'
import { commandOf } from './commandOf.ts'
import { legsOf } from './legsOf.ts'
import type { Path } from './Path.ts'
import { roadAhead } from './roadInfo.ts'
import type { Roads } from './roadsOf.ts'
import { situationOf } from './situationOf.ts'
import { stretchOf } from './stretchOf.ts'

/**
 * The maneuvers of a trip. Valhalla describes the stretch after a maneuver, the interface of the one before it: a stretch goes to the maneuver at
 * its end. The first has none, and the arrival leads nowhere.
 */
export function toManeuvers(trip: Trip, path: Path, roads: Roads | undefined): WireManeuver[] {
  const legs = legsOf(trip, path, roads)
  return legs.map((leg, index) => {
    const before = legs[index - 1]
    const after = legs[index + 1]
    return {
      command: commandOf(leg.step.type, situationOf(before, leg, after)),
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
