import { attempt } from '../attempt.ts'
import { isCoordinate, type Position } from '../domain/coordinate.ts'
import { drivingSideIn, readDrivingSide } from '../domain/drivingSide.ts'
import { readCommand } from '../domain/maneuver.ts'
import type { Maneuver, Road, TurnRoad } from '../domain/route.ts'
import type { WireManeuver, WireRoad, WireTurnRoad } from '../wire.ts'
import type { WireOptions } from '../wireOptions.ts'
import { decodeManeuverBounds } from './bounds.ts'
import { decodeCoordinate } from './coordinate.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readCountry } from './location.ts'
import { numberOf, readArray, readAs, readFlag, readNumber, readRecord, readText } from './read.ts'
import { type Fields, isRecord } from './record.ts'

/** The part of a maneuver that describes the stretch, which a service may mean before the turn or after it. */
export type Stretch = Pick<
  Maneuver,
  'bounds' | 'distance' | 'heading' | 'speed' | 'currentRoad'
> & {
  readonly points: readonly Position[]
}

/** The part that describes the turn itself. */
type Turn = Omit<Maneuver, keyof Stretch | 'range'>

export interface Step {
  readonly turn: Turn
  readonly stretch: Stretch
}

export function decodeManeuver(
  record: Fields<WireManeuver> & { readonly totalLen?: unknown },
  context: DecodeContext,
  wire: WireOptions,
): Step {
  const command = readText(record, 'command', context) ?? 'UNKNOWN'
  return {
    turn: {
      command,
      // When `wire.readCommand` throws, the command is read as by default.
      ...(attempt(() => wire.readCommand?.(command)) ?? readCommand(command)),
      coordinate: readRecord(record, 'coordinate', context, decodeCoordinate),
      totalLength:
        readNumber(record, 'total_length', context) ?? readNumber(record, 'totalLen', context),
      maxInstructionDistance: readNumber(record, 'max_instruction_distance', context),
      roundaboutExit: readNumber(record, 'roundabout_exit', context, 1, 99),
      stacked: readFlag(record, 'is_stack_advise', context) ?? false,
      turnRoad: readRecord(record, 'turn_road_info', context, decodeTurnRoad) ?? {},
    },
    stretch: {
      points: readSegments(record, context),
      bounds: readRecord(record, 'bounds', context, decodeManeuverBounds),
      distance: readNumber(record, 'distance', context),
      heading: readHeading(record, context),
      speed: readNumber(record, 'speed', context, 0, 1000),
      currentRoad: readRecord(record, 'current_road_info', context, decodeRoad) ?? {},
    },
  }
}

/** A heading from 0 to 360, in which -90 is 270. */
function readHeading(record: Fields<WireManeuver>, context: DecodeContext): number | undefined {
  const heading = readNumber(record, 'heading', context, -3600, 3600)
  if (heading === undefined || (heading >= 0 && heading <= 360)) return heading
  return ((heading % 360) + 360) % 360
}

function decodeRoad(record: Fields<WireRoad>, context: DecodeContext): Road {
  return {
    name: readText(record, 'primary_name', context),
    secondaryName: readText(record, 'secondary_name', context),
  }
}

function decodeTurnRoad(record: Fields<WireTurnRoad>, context: DecodeContext): TurnRoad {
  return {
    ...decodeRoad(record, context),
    ...readRecord(record, 'country_info', context, (info: Fields<CountryInfo>, at) => {
      const countryCode = readCountry(info, 'code', at)
      const drivingSide = readAs(info, 'driving_side', at, readDrivingSide)
      return { countryCode, drivingSide: drivingSide ?? drivingSideIn(countryCode) }
    }),
  }
}

type CountryInfo = NonNullable<WireTurnRoad['country_info']>

/** The points of a stretch. A route has hundreds of thousands: unreadable ones are reported once. */
function readSegments(record: Fields<WireManeuver>, context: DecodeContext): readonly Position[] {
  const segments = readArray(record, 'segments', context)
  const points: Position[] = []
  for (const segment of segments) {
    const point = isRecord(segment) ? pointOf(segment.lon, segment.lat) : undefined
    if (point !== undefined) points.push(point)
  }
  if (points.length < segments.length) context.issue('incomplete', 'segments')
  return points
}

function pointOf(lon: unknown, lat: unknown): Position | undefined {
  const longitude = numberOf(lon) ?? Number.NaN
  const latitude = numberOf(lat) ?? Number.NaN
  return isCoordinate({ latitude, longitude }) ? [longitude, latitude] : undefined
}
