'use client'

import type { Place } from '@signpost/client'
import { type Context, createContext, useContext } from 'react'
import { completePlace } from '../domain/completePlace.ts'

/** The place that the parts of one card share. */
export const PlaceContext: Context<Place | undefined> = createContext<Place | undefined>(undefined)

/**
 * The place of a card part: its own, else the place of the surrounding card; `undefined` when there is no place, or while it is loading.
 *
 * @example
 * ```tsx
 * function Categories() {
 *   return <p>{useCardPlace()?.categories.join(', ')}</p>
 * }
 *
 * const card = (
 *   <PlaceCard place={place}>
 *     <Categories />
 *   </PlaceCard>
 * )
 * ```
 */
export function useCardPlace(own?: Place | undefined): Place | undefined {
  const shared = useContext(PlaceContext)
  const place = own ?? shared
  return place && completePlace(place)
}
