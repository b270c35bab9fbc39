'use client'

import type { Vehicle } from '@signpost/client'
import { formatDuration } from '@signpost/client/domain'
import { type TravelTimeOptions, type TravelTimeState, useSignpost } from '@signpost/react'
import { lazyModule, useLazyModule } from '@signpost/react/internal'
import type { ReactNode } from 'react'
import type { DirectionsForm } from './useDirectionsForm.ts'

const travelTime = lazyModule(() => import('@signpost/react/travel-time'))

/**
 * Returns a function that renders the travel time of a vehicle between two ends. The times of the other vehicles are requested only once
 * the route is known, so that a service that rejects the route gets no further requests. With stops there are no times, because each would
 * cost a request per leg.
 */
export function useVehicleTimes(
  isShown: boolean,
  { ends, value: { vehicle, optimize, avoid } }: DirectionsForm,
  isSettled: boolean,
): ((one: Vehicle) => ReactNode) | undefined {
  const [origin, destination] = ends
  const isDirect = isShown && origin && destination && ends.length === 2
  const modules = useLazyModule(travelTime, isDirect === true && isSettled)
  if (!isShown) return undefined
  return (one) =>
    modules && isDirect ? (
      <VehicleTime
        // New ends or options remount the time, so that the route itself is requested first.
        key={JSON.stringify([origin.coordinate, destination.coordinate, optimize, avoid])}
        useTravelTime={modules.useTravelTime}
        options={{ vehicle: one, optimize, avoid, place: destination, from: origin.coordinate }}
        asks={isSettled && one !== vehicle}
      />
    ) : (
      // The empty element keeps the option's name and its description apart.
      <span data-part="time" />
    )
}

interface VehicleTimeProps {
  readonly useTravelTime: (options: TravelTimeOptions) => TravelTimeState
  readonly options: TravelTimeOptions
  /** False for the vehicle of the route itself, whose time is part of the route, and while the route is loading. */
  readonly asks: boolean
}

/** The travel time by one vehicle; empty until it is known, and without a route. */
function VehicleTime({ useTravelTime, options, asks }: VehicleTimeProps): ReactNode {
  const { language: locale } = useSignpost()
  const { ref, duration } = useTravelTime(options)
  return (
    <span ref={asks ? ref : undefined} data-part="time">
      {duration !== undefined && <bdi>{formatDuration(duration, { locale })}</bdi>}
    </span>
  )
}
