'use client'

import type { Vehicle } from '@signpost/client'
import { formatDuration } from '@signpost/client/domain'
import {
  lazyModule,
  type RouteChoice,
  type TravelTimeOptions,
  type TravelTimeState,
  useLazyModule,
  useSignpost,
} from '@signpost/react'
import type { ReactNode } from 'react'
import type { DirectionsState, RouteEnd } from './DirectionsState.ts'

const travelTime = lazyModule(() => import('@signpost/react/travel-time'))

/**
 * Renders the time of each vehicle between two ends. Those of others than the chosen one are requested after its route is there: a service
 * that refuses that is asked for nothing more. Over stops each would cost a request for each leg, so there are none.
 */
export function useVehicleTimes(
  isShown: boolean,
  { origin, stops = [], destination, vehicle, optimize, avoid }: DirectionsState,
  isSettled: boolean,
): ((one: Vehicle) => ReactNode) | undefined {
  const isDirect = isShown && origin && destination && stops.length === 0
  const modules = useLazyModule(travelTime, isDirect === true && isSettled)
  if (!isShown) return undefined
  return (one) =>
    modules && isDirect ? (
      <VehicleTime
        // Another request begins anew: its own route is asked for first.
        key={JSON.stringify([origin.coordinate, destination.coordinate, optimize, avoid])}
        {...{ origin, destination, optimize, avoid }}
        useTravelTime={modules.useTravelTime}
        vehicle={one}
        asks={isSettled && one !== vehicle}
      />
    ) : (
      // It keeps the name of the choice apart from its description.
      <span data-part="directions-time" />
    )
}

interface VehicleTimeProps extends RouteChoice {
  readonly useTravelTime: (options: TravelTimeOptions) => TravelTimeState
  readonly origin: RouteEnd
  readonly destination: RouteEnd
  /** False for the vehicle of the route itself, whose time comes with it, and while that is loading. */
  readonly asks: boolean
}

/** The time of the way by one vehicle; empty until it is known, and where there is no such way. */
function VehicleTime(props: VehicleTimeProps): ReactNode {
  const { useTravelTime, origin, destination, asks, vehicle, optimize, avoid } = props
  const { language: locale } = useSignpost()
  const { ref, duration } = useTravelTime({
    ...{ vehicle, optimize, avoid },
    place: destination,
    from: origin.coordinate,
  })
  return (
    <span ref={asks ? ref : undefined} data-part="directions-time">
      {duration !== undefined && formatDuration(duration, { locale })}
    </span>
  )
}
