'use client'

import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { defaultRouteChoice, type RouteChoice } from '@signpost/react'
import { useControllableState } from '@signpost/react/internal'
import { useEffect, useMemo, useRef, useState } from 'react'

/** A point of a route: a coordinate, and its name. */
export interface RouteEnd {
  readonly coordinate: Coordinate
  readonly name?: string | undefined
}

/** The points of a route: its origin, the stops in their order, and its destination; `null` for a point that is not chosen yet. */
export type RoutePoints = readonly (RouteEnd | null)[]

/** The state of directions: the whole content of a link to them. */
export interface DirectionsState extends RouteChoice {
  /** The origin, the stops in their order, and the destination; `null` for a point that is not chosen yet. */
  readonly points: RoutePoints
}

/** The initial state: no points, and the default options of the service. */
export const defaultDirections: DirectionsState = { ...defaultRouteChoice, points: [null, null] }

/** Directions of which any part may be missing: the points alone are enough. */
export type PartialDirections = {
  readonly [Part in keyof DirectionsState]?: DirectionsState[Part] | undefined
}

export interface DirectionsFormOptions {
  /** The points and options of the route, when the app controls them, such as with a link. Missing options have their defaults. */
  readonly value?: PartialDirections | undefined
  /** The initial points and options. Default: no points, by car. */
  readonly defaultValue?: PartialDirections | undefined
  /** Called with each change, for a link: `toURLSearchParams(state)`. */
  readonly onValueChange?: ((state: DirectionsState) => void) | undefined
}

/** Changes a part of the state; a function gets the latest state. */
export type ChangeDirections = (
  part: Partial<DirectionsState> | ((state: DirectionsState) => Partial<DirectionsState>),
) => void

export interface DirectionsForm {
  readonly state: DirectionsState
  /** The points that the route leads through: both ends, and the stops that are chosen. */
  readonly ends: RoutePoints
  /** The React key of each point. It stays with a point that is moved, and with the text typed for it. */
  readonly keys: readonly number[]
  readonly change: ChangeDirections
  /** Sets the point with a key, wherever it is now. */
  readonly setPoint: (key: number, point: RouteEnd | null) => void
  readonly movePoint: (from: number, to: number) => void
  /** Adds an empty stop before the destination. */
  readonly addStop: () => void
  readonly removeStop: (index: number) => void
  readonly swap: () => void
}

/** The points and options of a route, controlled by the app or by the component. */
export function useDirectionsForm({
  value,
  defaultValue = defaultDirections,
  onValueChange,
}: DirectionsFormOptions): DirectionsForm {
  const [given, setGiven] = useControllableState<PartialDirections>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.(withDefaults(next)),
  })
  const state = useMemo(() => withDefaults(given), [given])
  const { points } = state
  const [keyed, setKeyed] = useState<KeyedPoints>(() => ({ points, keys: [...points.keys()] }))
  const keys = keyed.points === points ? keyed.keys : keysOf(points, keyed)
  if (keyed.points !== points) setKeyed({ points, keys })
  // The place of a point may be found after others have changed.
  const latest = useRef({ state, keys })
  useEffect(() => {
    latest.current = { state, keys }
  }, [state, keys])
  const update = (part: Partial<DirectionsState>, moved?: readonly number[]): void => {
    const state = { ...latest.current.state, ...part }
    const before = { points: latest.current.state.points, keys: latest.current.keys }
    latest.current = { state, keys: moved ?? keysOf(state.points, before) }
    setKeyed({ points: state.points, keys: latest.current.keys })
    setGiven(state)
  }
  /** Changes the points and their keys alike. */
  const arrange = (order: <Item>(items: readonly Item[]) => readonly Item[]): void => {
    const { state, keys } = latest.current
    update({ points: order(state.points) }, order(keys))
  }
  return {
    state,
    ends: points.filter((point, index) => point || isEnd(index, points)),
    keys,
    change: (part) => update(typeof part === 'function' ? part(latest.current.state) : part),
    setPoint: (key, point) => {
      const { state, keys } = latest.current
      const set = state.points.map((before, index) => (keys[index] === key ? point : before))
      update({ points: set })
    },
    movePoint: (from, to) =>
      arrange((items) => {
        const next = items.filter((_, index) => index !== from)
        next.splice(to, 0, ...items.slice(from, from + 1))
        return next
      }),
    addStop: () => update({ points: [...points.slice(0, -1), null, ...points.slice(-1)] }),
    removeStop: (at) => arrange((items) => items.filter((_, index) => index !== at)),
    swap: () => arrange((items) => [...items].reverse()),
  }
}

interface KeyedPoints {
  readonly points: RoutePoints
  readonly keys: readonly number[]
}

/** The keys after the points have changed: both ends keep theirs, and so do the stops on both sides of those that were added or removed. */
function keysOf(points: RoutePoints, { points: before, keys }: KeyedPoints): readonly number[] {
  const added = points.length - before.length
  const last = Math.min(points.length, before.length) - 1
  const changed = points.findIndex((point, index) => pointText(point) !== pointText(before[index]))
  const at = Math.min(Math.max(changed, 1), last)
  const first = Math.max(...keys) + 1
  const next = [...keys]
  next.splice(
    at,
    Math.max(-added, 0),
    ...Array.from({ length: added }, (_, index) => first + index),
  )
  return next
}

/** True for the origin and the destination. */
export function isEnd(index: number, { length }: RoutePoints): boolean {
  return index === 0 || index === length - 1
}

/** The coordinates of a point to a meter, as links and requests have them. */
export function pointText(point: RouteEnd | null | undefined): string | undefined {
  return point ? formatCoordinate(point.coordinate) : undefined
}

function withDefaults(given: PartialDirections): DirectionsState {
  const { points = [], vehicle, optimize, avoid } = given
  return {
    points: points.length < 2 ? [points[0] ?? null, null] : points,
    vehicle: vehicle ?? defaultDirections.vehicle,
    optimize: optimize ?? defaultDirections.optimize,
    avoid: avoid ?? defaultDirections.avoid,
  }
}
