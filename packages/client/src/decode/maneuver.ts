import type { Position } from '../domain/coordinate.ts'
import { readCommand } from '../domain/maneuver.ts'
import { drivingSides, type Maneuver, type Road, type TurnRoad } from '../domain/route.ts'
import type { WireManeuver, WireRoad, WireTurnRoad } from '../wire.ts'
import { decodeManeuverBounds } from './bounds.ts'
import { decodeCoordinate } from './coordinate.ts'
import { readCountry } from './country.ts'
import type { Reading } from './Reading.ts'
import { readFlag, readName, readNumber, readRecord, readText } from './read.ts'
import type { Fields } from './record.ts'
import { readSegments } from './segments.ts'

/** The part of a maneuver that describes the stretch, which a service may mean before the turn or after it. */
export type Stretch = Pick<
  Maneuver,
  'bounds' | 'distance' | 'heading' | 'speed' | 'currentRoad'
> & {
  readonly points: readonly Position[]
}

/** The part that describes the turn itself. */
export type Turn = Omit<Maneuver, keyof Stretch | 'range'>

export function decodeManeuver(
  record: Fields<WireManeuver> & { readonly totalLen?: unknown },
  reading: Reading,
): { readonly turn: Turn; readonly stretch: Stretch } {
  const command = readText(record, 'command', reading) ?? 'UNKNOWN'
  return {
    turn: {
      command,
      ...readCommand(command),
      coordinate: readRecord(record, 'coordinate', reading, decodeCoordinate),
      totalLength:
        readNumber(record, 'total_length', reading) ?? readNumber(record, 'totalLen', reading),
      maxInstructionDistance: readNumber(record, 'max_instruction_distance', reading),
      stacked: readFlag(record, 'is_stack_advise', reading) ?? false,
      turnRoad: readRecord(record, 'turn_road_info', reading, decodeTurnRoad) ?? {},
    },
    stretch: {
      points: readSegments(record, reading),
      bounds: readRecord(record, 'bounds', reading, decodeManeuverBounds),
      distance: readNumber(record, 'distance', reading),
      heading: readNumber(record, 'heading', reading, 0, 360),
      speed: readNumber(record, 'speed', reading, 0, 1000),
      currentRoad: readRecord(record, 'current_road_info', reading, decodeRoad) ?? {},
    },
  }
}

function decodeRoad(record: Fields<WireRoad>, reading: Reading): Road {
  return {
    name: readText(record, 'primary_name', reading),
    secondaryName: readText(record, 'secondary_name', reading),
  }
}

function decodeTurnRoad(record: Fields<WireTurnRoad>, reading: Reading): TurnRoad {
  return {
    ...decodeRoad(record, reading),
    ...readRecord(record, 'country_info', reading, (info: Fields<CountryInfo>, at) => ({
      countryCode: readCountry(info, 'code', at),
      drivingSide: readName(info, 'driving_side', at, drivingSides, ['L', 'R']),
    })),
  }
}

type CountryInfo = NonNullable<WireTurnRoad['country_info']>
