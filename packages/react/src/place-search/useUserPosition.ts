'use client'

import type { Coordinate } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAt } from '../queries/addressAt.ts'
import { lazyParts } from './lazyParts.ts'
import type { LocationProgress } from './PlaceSearchItem.ts'

export interface UserPosition {
  readonly position: Coordinate | undefined
  readonly progress: LocationProgress | undefined
  /** Asks the user, who may be prompted. `onAddress` is called before the position counts as known. */
  readonly locate: (onAddress?: (address: AddressAt) => void) => void
}

/** The position of the user: on request of the app, without a prompt and only if that was granted before; else when `locate` is called. */
export function useUserPosition(isWished: boolean): UserPosition {
  const { connection } = useSignpost()
  const queryClient = useQueryClient()
  const [position, setPosition] = useState<Coordinate>()
  const [progress, setProgress] = useState<LocationProgress>()

  const find = async (onAddress?: (address: AddressAt) => void): Promise<void> => {
    const { findUserLocation } = await lazyParts.load()
    const found = await findUserLocation(queryClient, connection, onAddress)
    if (typeof found === 'string') return setProgress(found)
    setPosition(found)
    setProgress(undefined)
  }
  const locate = useStableCallback((onAddress?: (address: AddressAt) => void) => {
    if (progress === 'locating') return
    setProgress('locating')
    find(onAddress).catch(() => setProgress('unavailable'))
  })

  const isMissing = isWished && position === undefined
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    lazyParts
      .load()
      .then(({ locateIfGranted }) => locateIfGranted(() => isWanted, locate))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [isMissing, locate])

  return { position, progress, locate }
}
