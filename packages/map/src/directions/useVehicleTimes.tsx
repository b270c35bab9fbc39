'use client'

import type { Coordinate, Vehicle } from '@signpost/client'
import { formatDuration } from '@signpost/client/domain'
import { type TravelTimeOptions, type TravelTimeState, useSignpost } from '@signpost/react'
import { lazyModule, useLazyModule } from '@signpost/react/internal'
import type { ReactNode } from 'react'
import type { DirectionsForm } from './useDirectionsForm.ts'

const travelTime = lazyModule(() => import('@signpost/react/travel-time'))

/**
 * Returns a function that renders the travel time of a vehicle through the points of a form. The times of the other vehicles are requested
 * only once the route is known, so that a service that rejects the route gets no further requests.
 */
export function useVehicleTimes(
  isShown: boolean,
  { ends, value: { vehicle, optimize, avoid } }: DirectionsForm,
  isSettled: boolean,
): ((one: Vehicle) => ReactNode) | undefined {
  const points = ends.flatMap((point) => point?.coordinate ?? [])
  const isKnown = isShown && points.length === ends.length
  const modules = useLazyModule(travelTime, isKnown && isSettled)
  if (!isShown) return undefined
  return (one) =>
    modules && isKnown ? (
      <VehicleTime
        // New points or options remount the time, so that the route itself is requested first.
        key={JSON.stringify([points, optimize, avoid])}
        useTravelTime={modules.useTravelTime}
        points={points}
        options={{ vehicle: one, optimize, avoid }}
        before={0}
        asks={isSettled && one !== vehicle}
      />
    ) : (
      // The empty element keeps the option's name and its description apart.
      <span data-part="time" />
    )
}

interface VehicleTimeProps {
  readonly useTravelTime: (options: TravelTimeOptions) => TravelTimeState
  /** The points from here on: at least two. */
  readonly points: readonly Coordinate[]
  readonly options: TravelTimeOptions
  /** The seconds up to the first of the points. */
  readonly before: number
  /** False for the vehicle of the route itself, whose time is part of the route, and while the route is loading. */
  readonly asks: boolean
}

/**
 * The travel time by one vehicle; empty until it is known, and without a route. It costs a request per leg, and each leg is requested after
 * the previous one, so that a vehicle without a route costs no more of them.
 */
function VehicleTime(props: VehicleTimeProps): ReactNode {
  const { useTravelTime, points, options, before, asks } = props
  const { language: locale } = useSignpost()
  const [from, coordinate] = points
  const { ref, duration } = useTravelTime({ ...options, from, place: { coordinate } })
  const total = duration === undefined ? undefined : before + duration
  if (total !== undefined && points.length > 2) {
    return <VehicleTime {...props} points={points.slice(1)} before={total} />
  }
  return (
    <span ref={asks ? ref : undefined} data-part="time">
      {total !== undefined && <bdi>{formatDuration(total, { locale })}</bdi>}
    </span>
  )
}
