'use client'

import type { Coordinate } from '@signpost/client'
import { defaultRouteChoice, type RouteChoice } from '@signpost/react'
import { useControllableState } from '@signpost/react/internal'
import { useEffect, useMemo, useRef } from 'react'

/** An end of a route: a coordinate, and its name. */
export interface RouteEnd {
  readonly coordinate: Coordinate
  readonly name?: string | undefined
}

/** The state of directions: the whole content of a link to them. */
export interface DirectionsState extends RouteChoice {
  readonly origin?: RouteEnd | undefined
  readonly destination?: RouteEnd | undefined
  /** The stops between the ends, in their order. */
  readonly stops?: readonly RouteEnd[] | undefined
}

/** The initial state: no ends, and the default options of the service. */
export const defaultDirections: DirectionsState = defaultRouteChoice

/** Directions of which any part may be missing: the ends alone are enough. */
export type PartialDirections = {
  readonly [Part in keyof DirectionsState]?: DirectionsState[Part] | undefined
}

export interface DirectionsStateOptions {
  /** The ends and options of the route, when the app controls them, such as with a link. Missing options have their defaults. */
  readonly value?: PartialDirections | undefined
  /** The initial ends and options. Default: no ends, by car. */
  readonly defaultValue?: PartialDirections | undefined
  /** Called with each change, for a link: `toURLSearchParams(state)`. */
  readonly onValueChange?: ((state: DirectionsState) => void) | undefined
}

/** Changes a part of the state; a function gets the latest state. */
export type ChangeDirections = (
  part: Partial<DirectionsState> | ((state: DirectionsState) => Partial<DirectionsState>),
) => void

/** The ends and options of the route, controlled by the app or by the component. */
export function useDirectionsState({
  value,
  defaultValue = defaultDirections,
  onValueChange,
}: DirectionsStateOptions): readonly [state: DirectionsState, change: ChangeDirections] {
  const [given, setState] = useControllableState<PartialDirections>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.(withDefaults(next)),
  })
  const state = useMemo(() => withDefaults(given), [given])
  // The place of an end may be found after the other end has changed.
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  return [
    state,
    (part) => {
      const { current } = latest
      latest.current = { ...current, ...(typeof part === 'function' ? part(current) : part) }
      setState(latest.current)
    },
  ]
}

function withDefaults(given: PartialDirections): DirectionsState {
  const { vehicle, optimize, avoid } = defaultDirections
  return {
    ...given,
    vehicle: given.vehicle ?? vehicle,
    optimize: given.optimize ?? optimize,
    avoid: given.avoid ?? avoid,
  }
}
