'use client'

import { useCallback, useEffect, useState } from 'react'
import { useChunk } from '../useChunk.ts'
import type { SavedPlacesChange } from './changeSavedPlaces.ts'
import { idleChunk } from './idleChunk.ts'
import type { PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { useHandler } from './useHandler.ts'
import type { LocationProgress } from './useUserPosition.ts'

type Items<Item> = readonly Item[]

export interface Idle {
  /** Recent and pinned places, once they have been read. */
  readonly saved: Items<SavedItem>
  /** The rows while nothing is typed. None while the places are read: no row moves down when they come. */
  readonly itemsAt: (progress: LocationProgress | undefined) => Items<PlaceSearchItem>
  /** Does something with the saved places; nothing where none are kept. */
  readonly change: (change: SavedPlacesChange) => void
}

/** What is offered while nothing is typed, by what is loaded then. */
export function useIdle({ recent, locate }: PlaceSearchOptions, isShown: boolean): Idle {
  const chunk = useChunk(idleChunk, isShown && !!(recent || locate))
  const [read, setRead] = useState<Items<SavedItem>>()
  const change = useHandler((next: SavedPlacesChange) => {
    if (!recent) return
    idleChunk
      .load()
      .then(({ changeSavedPlaces }) => changeSavedPlaces(recent === true ? {} : recent, next))
      // Where nothing can be stored, the box goes on without.
      .then(setRead, () => setRead((before = none) => before))
  })
  useEffect(() => {
    if (isShown) change({ type: 'read' })
  }, [isShown, change])
  const saved = recent ? read : none
  const itemsAt = useCallback<Idle['itemsAt']>(
    (progress) => (saved && chunk?.idleItems(saved, locate, progress)) ?? none,
    [saved, chunk, locate],
  )
  return { saved: saved ?? none, itemsAt, change }
}

const none: Items<never> = []
