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
  /** Locates the user; the browser may ask for permission. `onAddress` is called before the position is set. */
  readonly locate: (onAddress?: (address: AddressAt) => void) => void
}

/**
 * The position of the user: located on mount, without a prompt, if the app wants it and the permission was already granted; else when
 * `locate` is called.
 */
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
