'use client'

import type { Coordinate } from '@signpost/client'
import { defaultRouteChoice, type RouteChoice, useControllableState } from '@signpost/react'
import { useEffect, useRef } from 'react'

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

export interface DirectionsStateOptions {
  /** The ends and options of the route, when the app controls them, such as with a link. */
  readonly value?: DirectionsState | undefined
  /** The initial ends and options. Default: no ends, by car. */
  readonly defaultValue?: DirectionsState | undefined
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
  const [state, setState] = useControllableState({ value, defaultValue, onChange: onValueChange })
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
