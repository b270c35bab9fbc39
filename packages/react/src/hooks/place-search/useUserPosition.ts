'use client'

import type { Coordinate } from '@signpost/client'
import { useEffect, useState } from 'react'
import type { LocationFault } from './locateUser.ts'
import { useHandler } from './useHandler.ts'

/** How it stands with the user's position while it is not known, after it was asked for. */
export type LocationProgress = 'locating' | LocationFault

export interface UserPosition {
  readonly position: Coordinate | undefined
  readonly progress: LocationProgress | undefined
  /** Asks the user, who may be prompted. `use` is waited for: the position counts as found when something has come of it. */
  readonly locate: (use?: (position: Coordinate) => Promise<void>) => void
}

/**
 * Where the user is: on a wish, without a prompt and only if that was granted before; else when `locate` is called. `onUnknown` is told
 * when the wish cannot be met.
 */
export function useUserPosition(isWished: boolean, onUnknown: () => void): UserPosition {
  const [position, setPosition] = useState<Coordinate>()
  const [progress, setProgress] = useState<LocationProgress>()

  const locate = useHandler<Parameters<UserPosition['locate']>, void>((use) => {
    if (progress === 'locating') return
    setProgress('locating')
    find(use).then(
      (found) => {
        if (typeof found !== 'string') setPosition(found)
        setProgress(typeof found === 'string' ? found : undefined)
      },
      () => setProgress('unavailable'),
    )
  })

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

  return { position, progress, locate }
}

const load = () => import('./locateUser.ts')

async function find(
  use: Parameters<UserPosition['locate']>[0],
): Promise<Coordinate | LocationFault> {
  const { locateUser } = await load()
  const found = await locateUser()
  if (typeof found !== 'string') await use?.(found)
  return found
}

async function isGranted(): Promise<boolean> {
  return load().then(
    ({ isLocationGranted }) => isLocationGranted(),
    () => false,
  )
}
