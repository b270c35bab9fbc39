'use client'

import type { Coordinate } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { useSignpost } from '../../provider/useSignpost.ts'
import type { AddressAt } from '../../queries/addressAt.ts'
import type { PlaceDetails } from '../../queries/placeDetails.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { useHandler } from './useHandler.ts'

/** Fills the box with the address at a point, and tells the app, as long as nothing else was done meanwhile. */
export function useAddressFill(
  { onSelect, onSelectCoordinate }: PlaceSearchOptions,
  isWanted: boolean,
  take: (line: string) => void,
): (coordinate: Coordinate) => Promise<void> {
  const { connection } = useSignpost()
  const queryClient = useQueryClient()
  const finish = useHandler((coordinate: Coordinate, { text, found }: AddressAt) => {
    if (!isWanted) return
    take(text)
    if (!found) return onSelectCoordinate?.(coordinate)
    const details = Promise.resolve<PlaceDetails>({ status: 'ready', place: found.place })
    onSelect?.(found.suggestion, { details: () => details, coordinate })
  })
  return useHandler(async (coordinate) => {
    const { addressAt } = await import('../../queries/addressAt.ts')
    finish(coordinate, await addressAt(queryClient, connection, coordinate))
  })
}
