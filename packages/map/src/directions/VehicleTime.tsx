'use client'

import { formatDuration } from '@signpost/client/domain'
import { type RouteChoice, useSignpost, useTravelTime } from '@signpost/react'
import type { ReactNode } from 'react'
import type { RouteEnd } from './DirectionsState.ts'

export interface VehicleTimeProps extends RouteChoice {
  readonly origin: RouteEnd
  readonly destination: RouteEnd
  /** False for the vehicle of the route itself, whose time comes with it, and while that is loading. */
  readonly asks: boolean
}

/** The time of the way by one vehicle; empty until it is known, and where there is no such way. */
export function VehicleTime({ origin, destination, asks, ...choice }: VehicleTimeProps): ReactNode {
  const { language: locale } = useSignpost()
  const { ref, duration } = useTravelTime({
    ...choice,
    place: destination,
    from: origin.coordinate,
  })
  return (
    <span ref={asks ? ref : undefined} data-part="directions-time">
      {duration !== undefined && formatDuration(duration, { locale })}
    </span>
  )
}
