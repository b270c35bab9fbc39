'use client'

import type { Place } from '@signpost/client'
import { useQuery } from '@tanstack/react-query'
import { type RefCallback, useCallback, useRef, useState } from 'react'
import { resolveNear } from '../domain/near.ts'
import type { TravelTimeSettings } from '../domain/TravelTimeSettings.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { travelTimeQuery } from '../internals/travelTimeQuery.ts'
import { useSignpost } from '../provider/useSignpost.ts'

export interface TravelTimeOptions extends TravelTimeSettings {
  /** The place to travel to. Default: that of the card around it. */
  readonly place?: Pick<Place, 'coordinate'> | undefined
}

export interface TravelTimeState {
  /** A ref to the element that shows it: the route is requested when it becomes visible. */
  readonly ref: RefCallback<Element>
  /** The travel time in seconds; undefined until it is known, and when there is no route. */
  readonly duration: number | undefined
  /** The length of the route, in meters. */
  readonly distance: number | undefined
  /** True until the route is known: while it is requested, and before, when the element is not yet visible. */
  readonly isLoading: boolean
}

/**
 * The travel time to a place. It costs a request for a route, which is made when the element becomes visible, two at a time. A service without routes has none, and after its first refusal nothing more is requested.
 *
 * @example
 * ```tsx
 * const { ref, duration } = useTravelTime({ place, from: center, vehicle: 'pedestrian' })
 * ```
 */
export function useTravelTime({ place, from, ...choice }: TravelTimeOptions = {}): TravelTimeState {
  const { connection, near } = useSignpost()
  const around = useCardPlace()
  const destination = (place ?? around)?.coordinate
  const [isSeen, setSeen] = useState(false)
  const watching = useRef<IntersectionObserver>(undefined)
  const ref = useCallback((element: Element | null) => {
    watching.current?.disconnect()
    if (element === null) return
    if (typeof IntersectionObserver === 'undefined') return setSeen(true)
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    observer.observe(element)
    watching.current = observer
  }, [])
  const origin = resolveNear(from ?? near)
  const query = travelTimeQuery(connection, { origin, destination, ...choice })
  const { data, isLoading } = useQuery({ ...query, enabled: query.enabled && isSeen })
  return {
    ref,
    duration: data?.duration,
    distance: data?.distance,
    isLoading: isLoading || (query.enabled && !isSeen),
  }
}
