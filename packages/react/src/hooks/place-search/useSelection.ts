'use client'

import type { Coordinate, Suggestion } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { useSignpost } from '../../provider/useSignpost.ts'
import { placeDetails, type SuggestionOrigin } from '../../queries/placeDetails.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { useHandler } from './useHandler.ts'
import type { Idle } from './useIdle.ts'

/** Where a suggestion that was chosen came from, and where it is, if that is known. */
export interface Chosen extends SuggestionOrigin {
  readonly coordinate?: Coordinate | undefined
}

/** Tells the app of a choice, and keeps it among the recent places. */
export function useSelection(
  { onSelect }: PlaceSearchOptions,
  change: Idle['change'],
): (suggestion: Suggestion, chosen: Chosen) => void {
  const { connection } = useSignpost()
  const queryClient = useQueryClient()
  return useHandler((suggestion, { center, userPosition, isSaved, coordinate }) => {
    change({ type: 'add', place: { suggestion, center, coordinate, isPinned: false } })
    const origin = { center: coordinate ?? center, userPosition, isSaved }
    const details = placeDetails(queryClient, connection, suggestion, origin, (place) => {
      if (place.coordinate) change({ type: 'locate', suggestion, coordinate: place.coordinate })
    })
    onSelect?.(suggestion, { details, coordinate })
  })
}
