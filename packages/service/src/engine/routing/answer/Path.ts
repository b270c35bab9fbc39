import { cumulativeDistances, type Position } from '@signpost/client/domain'
import type { WireRoad } from '@signpost/client/wire'
import type { Edge, Trace } from '../valhalla/readTrace.ts'
import type { Step, Trip } from '../valhalla/readTrip.ts'

/** A line, and the meters from its start to each of its points. */
export interface Path {
  points: readonly Position[]
  along: Float64Array
}

export function measurePath(points: readonly Position[]): Path {
  return { points, along: cumulativeDistances(points) }
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

/** The road that a step leads to, or the text on the sign of a ramp without a name. */
export function roadAhead({ namesAhead }: Step): WireRoad {
  return roadNamed(namesAhead)
}

/** The road at the end of a step's stretch. */
export function roadBehind({ namesBehind }: Step): WireRoad {
  return roadNamed(namesBehind)
}

function roadNamed([primary, secondary]: readonly string[]): WireRoad {
  return {
    ...(primary !== undefined && { primary_name: primary }),
    ...(secondary !== undefined && { secondary_name: secondary }),
  }
}
