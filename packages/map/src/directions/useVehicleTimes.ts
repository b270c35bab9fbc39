'use client'

import type { Vehicle } from '@signpost/client'
import { lazyModule, useLazyModule } from '@signpost/react'
import { createElement, type ReactNode } from 'react'
import type { DirectionsState } from './DirectionsState.ts'

const vehicleTime = lazyModule(() => import('./VehicleTime.tsx'))

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
  const modules = useLazyModule(vehicleTime, isDirect === true && isSettled)
  if (!isShown) return undefined
  return (one) =>
    modules && isDirect
      ? createElement(modules.VehicleTime, {
          // Another request begins anew: its own route is asked for first.
          key: JSON.stringify([origin.coordinate, destination.coordinate, optimize, avoid]),
          ...{ origin, destination, optimize, avoid },
          vehicle: one,
          asks: isSettled && one !== vehicle,
        })
      : noTime
}

/** It keeps the name of the choice apart from its description. */
const noTime = createElement('span', { 'data-part': 'directions-time' })
