'use client'

import { defaultRouteChoice, type Incomplete, type RouteChoice } from '@signpost/react'
import { useControllableState } from '@signpost/react/internal'
import { useEffect, useMemo, useRef, useState } from 'react'
import { pointText, type RouteEnd } from '../internals/RouteEnd.ts'

/** The points of a route: its origin, the stops in their order, and its destination; `null` for a point that is not chosen yet. */
export type RoutePoints = readonly (RouteEnd | null)[]

/** The state of directions: the whole content of a link to them. */
export interface DirectionsState extends RouteChoice {
  /** The origin, the stops in their order, and the destination; `null` for a point that is not chosen yet. */
  readonly points: RoutePoints
}

/** The initial state: no points, and the default options of the service. */
export const defaultDirections: DirectionsState = { ...defaultRouteChoice, points: [null, null] }

export interface DirectionsStateOptions {
  /** The points and options of the route, when the app controls them, such as with a link. Missing options use their defaults. */
  readonly value?: Incomplete<DirectionsState> | undefined
  /** The initial points and options. Default: no points, by car. */
  readonly defaultValue?: Incomplete<DirectionsState> | undefined
  /** Called on each change, such as to update a link: `toURLSearchParams(state)`. */
  readonly onValueChange?: ((state: DirectionsState) => void) | undefined
}

/** Changes a part of the state; a function gets the latest state. */
export type ChangeDirections = (
  part: Partial<DirectionsState> | ((state: DirectionsState) => Partial<DirectionsState>),
) => void

interface DirectionsStore {
  readonly value: DirectionsState
  /** The React key of each point, which stays the same when the point moves. */
  readonly keys: readonly number[]
  readonly change: ChangeDirections
  /** Moves or removes points together with their keys. */
  readonly arrange: (order: <Item>(items: readonly Item[]) => readonly Item[]) => void
  /** Sets the point with a key, at its current position. */
  readonly setPoint: (key: number, point: RouteEnd | null) => void
}

/** The points and options of a route, controlled by the app or by the component. */
export function useDirectionsState({
  value: controlled,
  defaultValue = defaultDirections,
  onValueChange,
}: DirectionsStateOptions): DirectionsStore {
  const [given, setGiven] = useControllableState<Incomplete<DirectionsState>>({
    value: controlled,
    defaultValue,
    onChange: (next) => onValueChange?.(withDefaults(next)),
  })
  const value = useMemo(() => withDefaults(given), [given])
  const { points } = value
  const [keyed, setKeyed] = useState<KeyedPoints>(() => ({ points, keys: [...points.keys()] }))
  const keys = keyed.points === points ? keyed.keys : keysOf(points, keyed)
  if (keyed.points !== points) setKeyed({ points, keys })
  // The lookup of a point may finish after other points have changed.
  const latest = useRef({ value, keys })
  useEffect(() => {
    latest.current = { value, keys }
  }, [value, keys])
  const update = (part: Partial<DirectionsState>, moved?: readonly number[]): void => {
    const { value: before, keys } = latest.current
    const value = { ...before, ...part }
    const { points } = value
    latest.current = { value, keys: moved ?? keysOf(points, { points: before.points, keys }) }
    setKeyed({ points, keys: latest.current.keys })
    setGiven(value)
  }
  return {
    value,
    keys,
    change: (part) => update(typeof part === 'function' ? part(latest.current.value) : part),
    arrange: (order) => {
      const { value, keys } = latest.current
      update({ points: order(value.points) }, order(keys))
    },
    setPoint: (key, point) => {
      const { value, keys } = latest.current
      update({ points: value.points.map((before, at) => (keys[at] === key ? point : before)) })
    },
  }
}

interface KeyedPoints {
  readonly points: RoutePoints
  readonly keys: readonly number[]
}

/**
 * Returns the keys after the points have changed. Both ends keep their keys, and so do the stops before and after those that were added or
 * removed.
 */
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

function withDefaults(given: Incomplete<DirectionsState>): DirectionsState {
  const { points = [], vehicle, optimize, avoid } = given
  return {
    points: points.length < 2 ? [points[0] ?? null, null] : points,
    vehicle: vehicle ?? defaultDirections.vehicle,
    optimize: optimize ?? defaultDirections.optimize,
    avoid: avoid ?? defaultDirections.avoid,
  }
}
