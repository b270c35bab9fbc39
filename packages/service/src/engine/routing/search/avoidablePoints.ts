import type { Position } from '@signpost/client/domain'
import type { Trace } from '../valhalla/Trace.ts'
import { isUturn, type Trip } from '../valhalla/Trip.ts'

/** The middle of the first piece after each u-turn: its ends belong to other roads too. */
export function uturnsOf({ steps, points }: Trip): Position[] {
  return steps.filter(isUturn).flatMap(({ first }) => middleOf(points, first, first + 1))
}

/** A place on each unpaved road but the first and the last: there one is, or wants to go. */
export function unpavedRoadsOf({ edges, points }: Trace): Position[] {
  return edges
    .slice(1, -1)
    .filter(({ isUnpaved }) => isUnpaved)
    .flatMap(({ first, last }) => middleOf(points, first, last))
}

/** A point between two others of a line that is neither of them. */
function middleOf(points: readonly Position[], first: number, last: number): Position[] {
  if (last - first > 1) return points.slice(Math.floor((first + last) / 2)).slice(0, 1)
  const [from, to] = points.slice(first, first + 2)
  return from && to ? [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : []
}
