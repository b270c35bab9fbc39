import type { Edge, Trace } from '../valhalla/Trace.ts'
import { measurePath } from './Path.ts'

/** The roads along a way, by the meters from its start. */
export interface Roads {
  /** The roads between two places, in order. */
  between(start: number, end: number): Edge[]
  /** The distance back from a place to the last branch that one could have taken instead, at most to `start`. */
  sinceBranch(start: number, place: number): number
}

/** A trace may lie so far off its way. */
const SLACK = 1

/** Junctions nearer than this are one for a traveller. */
const NEAR = 5

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
        .filter((road) => road.end > start + SLACK)
        // The first is there however short the stretch is.
        .filter((road, index) => index === 0 || road.start < end - SLACK)
        .map(({ edge }) => edge),
    sinceBranch(start, place) {
      let arriving = measured.findLastIndex((road) => road.start < place - SLACK)
      while (measured[arriving]?.edge.isWithinJunction) arriving--
      const branch = measured
        .slice(0, Math.max(arriving, 0))
        .findLast(({ edge, end }) => edge.endsAtBranch && end < place - NEAR)
      return place - Math.max(branch?.end ?? start, start)
    },
  }
}
