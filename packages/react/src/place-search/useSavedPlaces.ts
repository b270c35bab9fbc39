'use client'

import type { Connection } from '@signpost/client'
import { useEffect, useMemo, useState } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import type { SavedPlacesChange } from './changeSavedPlaces.ts'
import { lazyParts } from './lazyParts.ts'
import type { LocationProgress, PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'

export interface SavedPlaces {
  /** The recent and pinned places; empty until they are read. */
  readonly saved: readonly SavedItem[]
  /** The rows for an empty input. Undefined while the places are being read, so that no row moves down when they arrive. */
  readonly idleItems: readonly PlaceSearchItem[] | undefined
  /** Changes the saved places; does nothing unless `recent` is set. */
  readonly change: (change: SavedPlacesChange) => void
}

/** The items for an empty input: the user's location, and saved places. */
export function useSavedPlaces(
  { scope }: Connection,
  { recent, locate }: Pick<PlaceSearchOptions, 'recent' | 'locate'>,
  isShown: boolean,
  progress: LocationProgress | undefined,
): SavedPlaces {
  const [read, setRead] = useState<readonly SavedItem[]>()
  const isWanted = isShown && !!(recent || locate)
  const change = useStableCallback((next: SavedPlacesChange) => {
    if (!recent && !isWanted) return
    lazyParts
      .load()
      .then(({ changeSavedPlaces }) =>
        recent ? changeSavedPlaces(scope, recent === true ? {} : recent, next) : none,
      )
      // The box works without saved places when the storage fails.
      .then(setRead, () => setRead((before = none) => before))
  })
  useEffect(() => {
    if (isWanted) change({ type: 'read' })
  }, [isWanted, change])

  const saved = recent ? (read ?? none) : none
  const idleItems = useMemo(
    () =>
      read
        ? (lazyParts.loaded?.idleItems(saved, locate, progress) ?? none)
        : recent || locate
          ? undefined
          : none,
    [read, saved, recent, locate, progress],
  )
  return { saved, idleItems, change }
}

const none: readonly never[] = []
