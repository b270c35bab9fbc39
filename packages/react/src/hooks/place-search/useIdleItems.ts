'use client'

import { useMemo } from 'react'
import type { PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { LocationProgress } from './useUserPosition.ts'

export interface IdleOptions {
  readonly isShown: boolean
  /** Undefined until they have been read: no row moves down when they come. */
  readonly saved: readonly SavedItem[] | undefined
  readonly locate: boolean | undefined
  readonly progress: LocationProgress | undefined
}

/** The rows while nothing is typed: the user's location, and the places that were chosen before. */
export function useIdleItems({
  isShown,
  saved,
  locate,
  progress,
}: IdleOptions): readonly PlaceSearchItem[] {
  return useMemo(() => {
    const items: PlaceSearchItem[] = []
    if (!isShown || !saved) return items
    if (locate) items.push({ kind: 'locate', key: 'locate', progress })
    items.push(...saved)
    if (saved.length > 0) items.push({ kind: 'edit', key: 'edit' })
    return items
  }, [isShown, saved, locate, progress])
}
