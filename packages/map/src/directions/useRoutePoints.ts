'use client'

import { useEffect, useRef, useState } from 'react'
import { isSameEnd } from './DirectionsEnd.tsx'
import type { DirectionsState, RouteEnd } from './DirectionsState.ts'

/** A point of the route as a row of the form: an end, a stop, or a row that has no place yet. */
export type RoutePoint = RouteEnd | undefined

export interface RoutePoints {
  readonly points: readonly RoutePoint[]
  readonly set: (points: readonly RoutePoint[]) => void
  readonly setOne: (index: number, point: RoutePoint) => void
}

/**
 * The origin, the stops and the destination as rows. A stop that is still to be chosen is a row here and not yet a part of the state.
 */
export function useRoutePoints(
  { origin, destination, stops = none }: DirectionsState,
  change: (part: Partial<DirectionsState>) => void,
): RoutePoints {
  const [stored, store] = useState<readonly RoutePoint[]>(stops)
  let rows = stored
  if (!isSameList(rows.filter(isChosen), stops)) {
    rows = rowsOf(stops, rows)
    store(rows)
  }
  const points = [origin, ...rows, destination]
  // The place of a point may be found after others have changed.
  const latest = useRef<readonly RoutePoint[]>(points)
  useEffect(() => {
    latest.current = points
  })
  const set = (next: readonly RoutePoint[]): void => {
    latest.current = next
    const rest = next.slice(1, -1)
    store(rest)
    const chosen = rest.filter(isChosen)
    change({
      origin: next[0],
      destination: next.at(-1),
      stops: chosen.length > 0 ? chosen : undefined,
    })
  }
  return {
    points,
    set,
    setOne: (index, point) => set(latest.current.map((one, at) => (at === index ? point : one))),
  }
}

const none: readonly RouteEnd[] = []

/** The rows of stops that the map or the app has changed: the empty ones among them stay where they can. */
function rowsOf(stops: readonly RouteEnd[], before: readonly RoutePoint[]): readonly RoutePoint[] {
  const chosen = before.filter(isChosen)
  // Stops that were moved or named keep their rows.
  let next = 0
  if (chosen.length === stops.length) return before.map((row) => row && stops[next++])
  const added = stops.findIndex((stop, index) => !isSameEnd(stop, chosen[index]))
  const isOneMore = isSameList(
    chosen,
    stops.filter((_, index) => index !== added),
  )
  if (!isOneMore) return stops
  // One that was added fills the empty row where it belongs; where there is none, it has a row of its own.
  const former = chosen[added - 1]
  const at = former ? before.indexOf(former) + 1 : 0
  return before.slice(0, at).concat(stops[added], before.slice(before[at] ? at : at + 1))
}

function isChosen(point: RoutePoint): point is RouteEnd {
  return point !== undefined
}

function isSameList(one: readonly RouteEnd[], other: readonly RouteEnd[]): boolean {
  return one.length === other.length && one.every((end, index) => isSameEnd(end, other[index]))
}
