'use client'

import type { Avoidance, Optimization, Place, Vehicle } from '@signpost/client'
import { useQuery } from '@tanstack/react-query'
import { type RefCallback, useCallback, useRef, useState } from 'react'
import { hasOperation } from '../domain/hasOperation.ts'
import { type Near, resolveNear } from '../domain/near.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { directionsQuery } from '../queries/directionsQuery.ts'
import { inTurn } from './travelTurns.ts'

/** The start and the vehicle of a way to a place. */
export interface TravelTimeSettings {
  /** The point to travel from. Default: in a list or card the point from which its distances are measured, else the provider's `near`. */
  readonly from?: Near | undefined
  /** Default: the service's own, the car. */
  readonly vehicle?: Vehicle | undefined
  /** Default: the service's own, the fastest way. */
  readonly optimize?: Optimization | undefined
  /** The things to avoid. Default: the service's own. */
  readonly avoid?: readonly Avoidance[] | undefined
}

export interface TravelTimeOptions extends TravelTimeSettings {
  /** The place to travel to. Default: that of the card around it. */
  readonly place?: Pick<Place, 'coordinate'> | undefined
}

export interface TravelTimeState {
  /** The element on which it is shown: the route is requested once it is in sight. */
  readonly ref: RefCallback<Element>
  /** Seconds; undefined until they are known, and where there is no route. */
  readonly duration: number | undefined
  /** Meters of the route. */
  readonly distance: number | undefined
  /** True while the route is requested. */
  readonly isLoading: boolean
}

/**
 * The time to a place. It costs a request for a route, which is made when the element is seen, and never more than two at a time. In a
 * service without routes there is none, and after its first refusal nothing more is requested.
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
  const query = directionsQuery(connection, { origin, destination, ...choice })
  const { data, isLoading } = useQuery({
    ...query,
    queryFn: (context) => inTurn(connection, context.signal, async () => query.queryFn(context)),
    enabled: query.enabled && isSeen && hasOperation(connection, 'getDirections'),
    retry: false,
  })
  return { ref, duration: data?.duration, distance: data?.distance, isLoading }
}
