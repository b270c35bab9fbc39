'use client'

import { avoidances, optimizations, vehicles } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { type RouteOptionsOptions, useRouteOptions } from '../../hooks/useRouteOptions.ts'
import { Drawing } from '../../icons/Drawing.tsx'
import { vehiclePaths } from '../../icons/vehiclePaths.ts'
import { en } from '../../messages/route-options/en.ts'
import type { RouteOptionsMessages } from '../../messages/route-options/RouteOptionsMessages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { RouteOption } from './RouteOption.tsx'

export interface RouteOptionsProps extends RouteOptionsOptions {
  /** Words in the place of those of the language. */
  readonly messages?: Partial<RouteOptionsMessages> | undefined
}

/** What can be chosen about a route: by what to travel, what to prefer, and what to avoid. */
export function RouteOptions({ messages, ...options }: RouteOptionsProps): ReactNode {
  const words = useMessages('routeOptions', en, messages)
  const inputs = useRouteOptions(options)
  return (
    <div data-signpost="route-options" data-status="ready">
      <fieldset data-part="option-group" data-layout="tiles">
        <legend>{words.vehicle}</legend>
        {vehicles.map((vehicle) => (
          <RouteOption key={vehicle} input={inputs.getVehicleProps(vehicle)}>
            <Drawing path={vehiclePaths[vehicle]} />
            {words.vehicles[vehicle]}
          </RouteOption>
        ))}
      </fieldset>
      <fieldset data-part="option-group" data-layout="tiles">
        <legend>{words.optimize}</legend>
        {optimizations.map((optimize) => (
          <RouteOption key={optimize} input={inputs.getOptimizationProps(optimize)}>
            {words.optimizations[optimize]}
          </RouteOption>
        ))}
      </fieldset>
      <fieldset data-part="option-group">
        <legend>{words.avoid}</legend>
        {avoidances.map((avoidance) => (
          <RouteOption key={avoidance} input={inputs.getAvoidanceProps(avoidance)}>
            {words.avoidances[avoidance]}
          </RouteOption>
        ))}
        <RouteOption input={inputs.getNothingProps()}>{words.avoidNothing}</RouteOption>
      </fieldset>
    </div>
  )
}
