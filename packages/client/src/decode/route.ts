import type { LocatedAddress } from '../domain/address.ts'
import type { Position } from '../domain/coordinate.ts'
import { type DrivingSide, drivingSideIn } from '../domain/drivingSide.ts'
import { type Avoidance, avoidances, type Maneuver, type Route } from '../domain/route.ts'
import type { WireRoute } from '../wire.ts'
import type { WireOptions } from '../wireOptions.ts'
import { decodeExtents } from './bounds.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { decodeLocation } from './location.ts'
import { decodeManeuver, type Stretch } from './maneuver.ts'
import { readArray, readList, readNumber, readRecord, readText } from './read.ts'
import type { Fields, JsonRecord } from './record.ts'
import { sideOfTurn } from './sideOfTurn.ts'

/** Reads a route. Null when the answer says that there is none: an empty body, or an empty list of maneuvers without totals. Undefined when no part of it can be read. */
export function decodeRoute(
  body: JsonRecord & Fields<WireRoute>,
  context: DecodeContext,
  { wire }: { readonly wire: WireOptions },
): Route | null | undefined {
  if (Object.keys(body).length === 0) return null
  const distance = readNumber(body, 'total_distance', context)
  const duration = readNumber(body, 'estimated_travel_time', context)
  const steps = readList(body, 'maneuvers', context, (step, at) => decodeManeuver(step, at, wire))
  const id = readText(body, 'route_id', context)
  const bounds = readRecord(body, 'route_extents', context, decodeExtents)
  const path: Position[] = []
  const origin = readRecord(body, 'origin', context, decodeLocation)
  const destination = readRecord(body, 'destination', context, decodeLocation)
  if (steps.length === 0 && distance === undefined && duration === undefined) {
    if (isEmptyList(body.maneuvers)) return null
    if (!id && !bounds && !origin && !destination) return undefined
  }
  const side = commonSide(origin, destination)
  const maneuvers = steps.map(({ turn }, index): Maneuver => {
    const { points, ...stretch } = stretchBefore(steps, index, wire.maneuverStretch)
    const turnRoad = { ...turn.turnRoad, drivingSide: turn.turnRoad.drivingSide ?? side }
    return { ...turn, ...stretch, turnRoad, range: appendTo(path, points) }
  })
  return {
    id,
    origin,
    destination,
    bounds,
    distance,
    duration,
    path,
    maneuvers: withKnownTurns(maneuvers, path, context),
    unmetAvoid: readUnmet(body, wire.unmetAvoidField ?? 'unmet_avoid', context),
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** The maneuvers, in which an unknown command takes its turn from the geometry. Each unknown command is reported once. */
function withKnownTurns(
  maneuvers: readonly Maneuver[],
  path: readonly Position[],
  context: DecodeContext,
): readonly Maneuver[] {
  const reported = new Set<string>()
  return maneuvers.map((maneuver, index) => {
    const { kind, command } = maneuver
    if (kind !== 'unknown') return maneuver
    // `UNKNOWN` is a command of its own: the service does not know it, either.
    if (!/^unknown\b/i.test(command) && !reported.has(command))
      context.issue('unknown', `maneuvers[${index}].command`)
    reported.add(command)
    const side = sideOfTurn(maneuver, maneuvers[index + 1], path)
    if (side === undefined) return maneuver
    return side === 'straight'
      ? { ...maneuver, kind: 'continue' }
      : { ...maneuver, kind: 'turn', side }
  })
}

/** The driving side of the countries at both ends, if they agree. */
function commonSide(
  origin: LocatedAddress | undefined,
  destination: LocatedAddress | undefined,
): DrivingSide | undefined {
  const side = drivingSideIn(origin?.address.countryCode)
  return side === drivingSideIn(destination?.address.countryCode) ? side : undefined
}

/** The stretch before a step. Where the service describes the stretch after each turn, it is the previous step's. */
function stretchBefore(
  steps: readonly { readonly stretch: Stretch }[],
  index: number,
  described: WireOptions['maneuverStretch'],
): Stretch {
  const step = steps[described === 'after' ? index - 1 : index]
  return step?.stretch ?? { points: [], distance: 0, currentRoad: {} }
}

/** Adds a stretch to the path, which already ends where the stretch begins, and returns its indexes. */
function appendTo(path: Position[], points: readonly Position[]): Maneuver['range'] {
  const [first] = points
  if (first === undefined) return undefined
  const last = path.at(-1)
  const isShared = last !== undefined && last[0] === first[0] && last[1] === first[1]
  const from = isShared ? path.length - 1 : path.length
  for (let index = isShared ? 1 : 0; index < points.length; index++) {
    path.push(points[index] ?? first)
  }
  return [from, path.length - 1]
}

function readUnmet(
  record: JsonRecord,
  field: string,
  context: DecodeContext,
): readonly Avoidance[] {
  const values = readArray(record, field, context)
  const unmet = avoidances.filter((avoidance) => values.includes(avoidance))
  if (unmet.length < new Set(values).size) context.issue('unknown', field)
  return unmet
}
