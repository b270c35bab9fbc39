'use client'

import { useEffect, useRef, useState } from 'react'
import { type LocationFault, locateUser, type UserLocation } from '../internals/locateUser.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'

export interface LocateOptions {
  /** Spends the time and the power that a better location costs. */
  readonly isPrecise?: boolean | undefined
  /** Called with where the user is, and how exactly that is known. */
  readonly onLocate?: ((location: UserLocation) => void) | undefined
}

/** The state of `useLocate`. */
export interface LocateState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Why it is not known. */
  readonly fault: LocationFault | undefined
  /** The last that was found. */
  readonly location: UserLocation | undefined
  /** Asks for it, which may prompt the user; nothing does before. */
  readonly locate: () => void
}

/**
 * The user's location, when it is asked for.
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
