'use client'

import { useControllableState } from '@signpost/react'
import { useEffect, useRef } from 'react'
import { type DirectionsState, defaultDirections } from './DirectionsState.ts'

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
