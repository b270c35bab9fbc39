'use client'

import type { Coordinate } from '@signpost/client'
import { useCallback, useEffect, useState } from 'react'

export type LocationFault = 'denied' | 'unavailable' | 'timeout'

export interface UserPosition {
  readonly position: Coordinate | undefined
  /** Why it is not known, after it was asked for. */
  readonly fault: LocationFault | undefined
  /** Asks the user, who may be prompted. */
  readonly locate: () => void
}

/**
 * Where the user is: on a wish, without a prompt and only if that was granted before; else when `locate` is called. `onUnknown` is told
 * when the wish cannot be met.
 */
export function useUserPosition(isWished: boolean, onUnknown: () => void): UserPosition {
  const [position, setPosition] = useState<Coordinate>()
  const [fault, setFault] = useState<LocationFault>()

  const locate = useCallback(() => {
    setFault(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition({ latitude: coords.latitude, longitude: coords.longitude })
      },
      ({ code }) => setFault(faults[code] ?? 'unavailable'),
      options,
    )
  }, [])

  const isMissing = isWished && position === undefined
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    isGranted().then((granted) => {
      if (isWanted) (granted ? locate : onUnknown)()
    })
    return () => {
      isWanted = false
    }
  }, [isMissing, locate, onUnknown])

  return { position, fault, locate }
}

/** A position of the last ten minutes will do: it only says around where to look. */
const options: PositionOptions = { maximumAge: 600_000, timeout: 10_000 }

const faults: Readonly<Record<number, LocationFault>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
}

/** A browser that cannot tell has not granted it. */
async function isGranted(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted'
  } catch {
    return false
  }
}
