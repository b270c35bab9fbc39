'use client'

import { useEffect, useRef, useState } from 'react'
import { type LocationFault, locateUser, type UserLocation } from '../internals/locateUser.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'

export interface LocateOptions {
  /** Requests a more accurate position, which takes more time and power. */
  readonly isPrecise?: boolean | undefined
  /** Called with the position of the user and its accuracy. */
  readonly onLocate?: ((location: UserLocation) => void) | undefined
}

/** The state of `useLocate`. */
export interface LocateState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** The reason why the position is not known. */
  readonly fault: LocationFault | undefined
  /** The last position that was found. */
  readonly location: UserLocation | undefined
  /** Asks for the position, which may prompt the user. Nothing prompts before this is called. */
  readonly locate: () => void
}

/**
 * The position of the user, determined on request.
 *
 * @example
 * ```tsx
 * const { status, locate } = useLocate({ onLocate: (location) => show(location) })
 * ```
 */
export function useLocate({ isPrecise = false, ...options }: LocateOptions = {}): LocateState {
  const [state, setState] = useState<Omit<LocateState, 'locate'>>(atRest)
  const report = useStableCallback((location: UserLocation) => options.onLocate?.(location))
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const locate = (): void => {
    if (state.status === 'loading') return
    setState({ ...state, status: 'loading', fault: undefined })
    const settings = { enableHighAccuracy: isPrecise, maximumAge: 30_000, timeout: 15_000 }
    locateUser(settings).then((found) => {
      if (!isMounted.current) return
      if (typeof found === 'string') return setState({ ...state, status: 'error', fault: found })
      setState({ status: 'ready', fault: undefined, location: found })
      report(found)
    })
  }
  return { ...state, locate }
}

const atRest = { status: 'idle', fault: undefined, location: undefined } as const
