'use client'

import type { Coordinate } from '@signpost/client'
import { useEffect, useRef, useState } from 'react'
import type { LocationFault } from './place-search/locateUser.ts'

/** Where a device is. */
export interface UserLocation {
  readonly coordinate: Coordinate
  /** How far off it may be, in meters. */
  readonly accuracy: number
}

export interface LocateOptions {
  /** Whether to take the time and the power that a better location costs. */
  readonly isPrecise?: boolean | undefined
  readonly onLocate?: ((location: UserLocation) => void) | undefined
}

/** How it stands with the user's location. */
export interface Locating {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Why it is not known. */
  readonly fault: LocationFault | undefined
  /** The last that was found. */
  readonly location: UserLocation | undefined
  /** Asks for it, which may prompt the user; nothing does before. */
  readonly locate: () => void
}

/** The user's location, when it is asked for. */
export function useLocate({ isPrecise = false, onLocate }: LocateOptions = {}): Locating {
  const [state, setState] = useState<Omit<Locating, 'locate'>>(atRest)
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
    findLocation(isPrecise).then((found) => {
      if (!isMounted.current) return
      if (typeof found === 'string') return setState({ ...state, status: 'error', fault: found })
      setState({ status: 'ready', fault: undefined, location: found })
      onLocate?.(found)
    })
  }
  return { ...state, locate }
}

const atRest = { status: 'idle', fault: undefined, location: undefined } as const

function findLocation(enableHighAccuracy: boolean): Promise<UserLocation | LocationFault> {
  return new Promise((resolve) => {
    // There is none in a page that came without encryption.
    if (!navigator.geolocation) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ coordinate: { latitude, longitude }, accuracy }),
      ({ code }) => resolve(faults[code] ?? 'unavailable'),
      { enableHighAccuracy, maximumAge: 30_000, timeout: 15_000 },
    )
  })
}

const faults: Readonly<Record<number, LocationFault>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
}
