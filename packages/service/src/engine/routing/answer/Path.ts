import { type Coordinate, distanceBetween, type Position } from '@signpost/client/domain'
import type { WireRoad } from '@signpost/client/wire'
import type { Edge, Trace } from '../valhalla/readTrace.ts'
import type { Step, Trip } from '../valhalla/readTrip.ts'

/** A line with the lengths of its segments, in meters. */
export interface Path {
  points: readonly Position[]
  /** The length from each point to the next; the last point has none. */
  lengths: readonly number[]
  /** The distance from the start to each point. */
  along: readonly number[]
}

export function measurePath(points: readonly Position[]): Path {
  const lengths: number[] = []
  const along: number[] = []
  let total = 0
  let last: Position | undefined
  for (const point of points) {
    if (last) {
      const length = distanceBetween(coordinateOf(last), coordinateOf(point))
      lengths.push(length)
      total += length
    }
    along.push(total)
    last = point
  }
  return { points, lengths, along }
}

function coordinateOf([longitude, latitude]: Position): Coordinate {
  return { latitude, longitude }
}

/** The roads along a path, by distance in meters from its start. */
export interface Roads {
  /** The roads between two distances, in order. */
  between(start: number, end: number): Edge[]
  /** The distance from `place` back to the last branch with another possible road, but not before `start`. */
  sinceBranch(start: number, place: number): number
}

/** The distance in meters by which a trace may differ from its path. */
const TRACE_TOLERANCE = 1

/** The distance in meters below which two junctions count as one. */
const SAME_JUNCTION = 5

export function roadsOf({ points, edges }: Trace): Roads {
  const { along } = measurePath(points)
  const measured = edges.map((edge) => ({
    edge,
    start: along[edge.first] ?? 0,
    end: along[edge.last] ?? 0,
  }))
  return {
    between: (start, end) =>
      measured
        .filter((road) => road.end > start + TRACE_TOLERANCE)
        // The first road is included, however short it is.
        .filter((road, index) => index === 0 || road.start < end - TRACE_TOLERANCE)
        .map(({ edge }) => edge),
    sinceBranch(start, place) {
      let arriving = measured.findLastIndex((road) => road.start < place - TRACE_TOLERANCE)
      while (measured[arriving]?.edge.isWithinJunction) arriving--
      const branch = measured
        .slice(0, Math.max(arriving, 0))
        .findLast(({ edge, end }) => edge.endsAtBranch && end < place - SAME_JUNCTION)
      return place - Math.max(branch?.end ?? start, start)
    },
  }
}

/** A step of a trip with the stretch that follows it. */
export interface Leg {
  step: Step
  /** Meters from the start of the trip. */
  start: number
  end: number
  /** The roads of the stretch; empty when they are not known. */
  edges: readonly Edge[]
}

export function legsOf({ steps }: Trip, { along }: Path, roads: Roads | undefined): Leg[] {
  return steps.map((step) => {
    const start = along[step.first] ?? 0
    const end = along[step.last] ?? start
    return { step, start, end, edges: roads?.between(start, end) ?? [] }
  })
}

/** The road that a step leads to: its name at its beginning, or the text on the sign of a ramp without a name. */
export function roadAhead({ beginNames, names, signNames }: Step): WireRoad {
  return roadNamed([beginNames, names, signNames])
}

/** The road at the end of a step's stretch. */
export function roadBehind({ beginNames, names }: Step): WireRoad {
  return roadNamed([names, beginNames])
}

function roadNamed(choices: readonly (readonly string[])[]): WireRoad {
  const names = choices.find(({ length }) => length > 0) ?? []
  const [primary, secondary] = [...names.filter(isName), ...names.filter((name) => !isName(name))]
  return {
    ...(primary !== undefined && { primary_name: primary }),
    ...(secondary !== undefined && { secondary_name: secondary }),
  }
}

/** True for the name of a road. Valhalla lists its number (`A-1`, `E 125`, `5`) before the name, but the name is announced. */
function isName(text: string): boolean {
  return !/^[\p{Lu}\d ./-]{1,8}$/u.test(text)
}
