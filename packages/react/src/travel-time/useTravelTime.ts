'use client'

import {
  type Avoidance,
  type Connection,
  GeoError,
  type Optimization,
  type Place,
  type Vehicle,
} from '@signpost/client'
import { useQuery } from '@tanstack/react-query'
import { type RefCallback, useCallback, useRef, useState } from 'react'
import { hasOperation } from '../domain/hasOperation.ts'
import { type Near, resolveNear } from '../domain/near.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { directionsQuery } from '../queries/directionsQuery.ts'

/** The start and the vehicle of a route to a place. */
export interface TravelTimeSettings {
  /** The origin. Default: in a list or card the point that its distances are measured from, else the provider's `near`. */
  readonly from?: Near | undefined
  /** Default: the service's own, the car. */
  readonly vehicle?: Vehicle | undefined
  /** Default: the service's own, the fastest route. */
  readonly optimize?: Optimization | undefined
  /** The things to avoid. Default: the service's own. */
  readonly avoid?: readonly Avoidance[] | undefined
}

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
  const query = directionsQuery(connection, { origin, destination, ...choice })
  const isAvailable = query.enabled && hasOperation(connection, 'getDirections')
  const { data, isLoading } = useQuery({
    ...query,
    queryFn: (context) => inTurn(connection, context.signal, () => query.queryFn(context)),
    enabled: isAvailable && isSeen,
    retry: false,
  })
  return {
    ref,
    duration: data?.duration,
    distance: data?.distance,
    isLoading: isLoading || (isAvailable && !isSeen),
  }
}

interface Turns {
  running: number
  readonly waiting: (() => void)[]
  /** The service has no routes, or none for this API key: it is not asked again. */
  refusal?: GeoError
}

/** The maximum number of concurrent requests for routes. */
const mostAtOnce = 2

/** A connection with another API key counts as another one, and is asked again. */
const turnsOf = new WeakMap<Connection, Turns>()

function isRefusal({ kind, status }: GeoError): boolean {
  return kind === 'key' || status === 501 || status === 404
}

/** Queues calls to a service, two at a time, and stops when it has refused one. A call that is aborted while it waits is never made. */
async function inTurn<Answer>(
  connection: Connection,
  signal: AbortSignal,
  call: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const turns: Turns = turnsOf.get(connection) ?? { running: 0, waiting: [] }
  turnsOf.set(connection, turns)
  if (turns.running >= mostAtOnce) await new Promise<void>((resolve) => turns.waiting.push(resolve))
  else turns.running += 1
  try {
    signal.throwIfAborted()
    if (turns.refusal) throw turns.refusal
    return await call()
  } catch (error) {
    if (error instanceof GeoError && !error.retryable && isRefusal(error)) turns.refusal = error
    throw error
  } finally {
    // The next waiting call starts.
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running -= 1
  }
}
