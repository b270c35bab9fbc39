'use client'

import { useEffect, useRef, useState } from 'react'
import { isSameEnd } from './PointField.tsx'
import type { DirectionsState, RouteEnd } from './useDirectionsState.ts'

/** A row of the form: an end or a stop. It keeps its id, and with it the typed text, wherever it is moved. */
export interface RouteRow {
  readonly id: number
  /** The place; undefined in an empty row. */
  readonly point: RouteEnd | undefined
}

export interface RouteRows {
  readonly rows: readonly RouteRow[]
  readonly set: (rows: readonly RouteRow[]) => void
  readonly setPoint: (id: number, point: RouteEnd | undefined) => void
  /** Adds an empty row before the destination. */
  readonly add: () => void
}

/**
 * The origin, the stops and the destination as rows. A stop that is not chosen yet is a row, but not a part of the state.
 */
export function useRouteRows(
  state: DirectionsState,
  change: (part: Partial<DirectionsState>) => void,
): RouteRows {
  const points = [state.origin, ...(state.stops ?? []), state.destination]
  const [stored, store] = useState<readonly RouteRow[]>(() =>
    points.map((point, id) => ({ id, point })),
  )
  let rows = stored
  if (!isSameList(pointsOf(rows), points)) {
    rows = rowsOf(points, rows)
    store(rows)
  }
  // The place of a point may be found after others have changed.
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  const set = (next: readonly RouteRow[]): void => {
    latest.current = next
    store(next)
    const stops = next.slice(1, -1).flatMap(({ point }) => point ?? [])
    change({
      origin: next[0]?.point,
      destination: next.at(-1)?.point,
      stops: stops.length > 0 ? stops : undefined,
    })
  }
  return {
    rows,
    set,
    setPoint: (id, point) => {
      set(latest.current.map((row) => (row.id === id ? { id, point } : row)))
    },
    add: () => {
      set([...rows.slice(0, -1), { id: newId(rows), point: undefined }, ...rows.slice(-1)])
    },
  }
}

type Points = readonly (RouteEnd | undefined)[]

/** The rows after the map or the app has changed the points: rows are kept where possible, also empty ones. */
function rowsOf(points: Points, before: readonly RouteRow[]): readonly RouteRow[] {
  // Points that were moved or named keep their rows.
  if (pointsOf(before).length === points.length) {
    let next = 0
    return before.map((row, index) =>
      isPoint(row, index, before) ? { id: row.id, point: points[next++] } : row,
    )
  }
  let rest = before.slice(1, -1)
  const rows: RouteRow[] = []
  let id = newId(before)
  for (const point of points.slice(1, -1)) {
    const at = rest.findIndex((row) => row.point && isSameEnd(row.point, point))
    if (at >= 0) {
      rows.push(...rest.slice(0, at).filter(isEmpty), ...rest.slice(at, at + 1))
      rest = rest.slice(at + 1)
      continue
    }
    // An added stop fills the empty row at its position, or gets a new row.
    const [row] = rest
    const isFilled = row !== undefined && isEmpty(row)
    rows.push({ id: isFilled ? row.id : id++, point })
    if (isFilled) rest = rest.slice(1)
  }
  const [origin, destination] = [points[0], points.at(-1)]
  return [
    ...before.slice(0, 1).map((row) => ({ id: row.id, point: origin })),
    ...rows,
    ...rest.filter(isEmpty),
    ...before.slice(-1).map((row) => ({ id: row.id, point: destination })),
  ]
}

/** The points of the rows in the form of the state: both ends, and the chosen stops. */
function pointsOf(rows: readonly RouteRow[]): Points {
  return rows.filter(isPoint).map(({ point }) => point)
}

function isPoint(row: RouteRow, index: number, rows: readonly RouteRow[]): boolean {
  return index === 0 || index === rows.length - 1 || !isEmpty(row)
}

function isEmpty({ point }: RouteRow): boolean {
  return point === undefined
}

function newId(rows: readonly RouteRow[]): number {
  return Math.max(...rows.map(({ id }) => id)) + 1
}

function isSameList(one: Points, other: Points): boolean {
  return one.length === other.length && one.every((end, index) => isSameEnd(end, other[index]))
}
