import type { Position } from '../domain/coordinate.ts'
import type { ManeuverSide } from '../domain/maneuver.ts'
import type { Maneuver } from '../domain/route.ts'

/** The turn between two stretches of a route, from its path, or else from their headings; undefined when neither is known. */
export function sideOfTurn(
  { range, heading }: Maneuver,
  next: Maneuver | undefined,
  path: readonly Position[],
): ManeuverSide | 'straight' | undefined {
  const before = (range && bearing(path, range[1], -1)) ?? heading
  const after = (next?.range && bearing(path, next.range[0], 1)) ?? next?.heading
  if (before === undefined || after === undefined) return undefined
  const angle = ((after - before + 540) % 360) - 180
  const size = Math.abs(angle)
  if (size < 20) return 'straight'
  const side = angle < 0 ? 'left' : 'right'
  if (size < 45) return `slight-${side}`
  return size > 135 ? `hard-${side}` : side
}

/** The direction of travel before (-1) or after (1) a point of the path, in degrees; undefined where the path has no length. */
function bearing(path: readonly Position[], at: number, step: 1 | -1): number | undefined {
  const here = path[at]
  for (let index = at + step; here && path[index]; index += step) {
    const [longitude, latitude] = path[index] ?? here
    const north = (latitude - here[1]) * step
    const east = (longitude - here[0]) * step * Math.cos((here[1] * Math.PI) / 180)
    // The first meters may only cross the street.
    if (Math.hypot(north, east) > metersFirst) return (Math.atan2(east, north) * 180) / Math.PI
  }
  return undefined
}

/** Ten meters, in degrees. */
const metersFirst = 10 / 111_000
