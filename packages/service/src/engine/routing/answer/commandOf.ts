import { type ManeuverRoads, maneuverOf } from '@signpost/adapters/valhalla'
import { type ManeuverKind, type ManeuverSide, writeCommand } from '@signpost/client/domain'

/** The roads around a maneuver, for types that are ambiguous without them. */
export interface TurnContext extends ManeuverRoads {
  /** Degrees, clockwise; negative to the left. */
  turned: number
  drivesOn: 'left' | 'right'
}

/** The command for a maneuver, by Valhalla's number of its type. */
export function commandOf(type: number, context: TurnContext): string {
  const [kind, side = sideOf(kind, context)] = maneuverOf(type, context)
  return writeCommand(kind, side)
}

/** The side of a maneuver for which Valhalla states none. A driver enters a roundabout toward the curb; leaving it is a command without a side. */
function sideOf(kind: ManeuverKind, { turned, drivesOn }: TurnContext): ManeuverSide | undefined {
  if (kind === 'enter-roundabout') return drivesOn
  return kind === 'merge' ? mergeSide(turned, drivesOn) : undefined
}

/** The side to which a ramp merges: where the road bends to, or away from the curb. */
function mergeSide(turned: number, drivesOn: 'left' | 'right'): ManeuverSide {
  if (Math.abs(turned) < 3) return drivesOn === 'right' ? 'left' : 'right'
  return turned < 0 ? 'left' : 'right'
}
