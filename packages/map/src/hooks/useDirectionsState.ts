'use client'

import { useState } from 'react'
import { type DirectionsState, defaultDirections } from '../domain/DirectionsState.ts'

export interface DirectionsStateOptions {
  /** What is asked, when the app holds it: from a link, for instance. */
  readonly value?: DirectionsState | undefined
  /** What is asked at first. Default: no ends, by car. */
  readonly defaultValue?: DirectionsState | undefined
  /** Told of each change, for a link: `toURLSearchParams(state)`. */
  readonly onValueChange?: ((state: DirectionsState) => void) | undefined
}

/** What is asked: the app's `value` when it gives one, else our own. */
export function useDirectionsState({
  value,
  defaultValue = defaultDirections,
  onValueChange,
}: DirectionsStateOptions): readonly [
  state: DirectionsState,
  change: (part: Partial<DirectionsState>) => void,
] {
  const [own, setOwn] = useState(defaultValue)
  const state = value ?? own
  const change = (part: Partial<DirectionsState>): void => {
    const next = { ...state, ...part }
    setOwn(next)
    onValueChange?.(next)
  }
  return [state, change]
}
