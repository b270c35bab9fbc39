'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { vehiclePaths } from '../icons/vehiclePaths.ts'
import { useMessages } from '../provider/useMessages.ts'
import { RouteOption } from './RouteOption.tsx'
import type { RouteOptionsMessages } from './RouteOptionsMessages.ts'
import { en } from './RouteOptionsMessages.ts'
import { type RouteOptionsOptions, useRouteOptions } from './useRouteOptions.ts'

export interface RouteOptionsProps extends RouteOptionsOptions, RootProps {
  /** Messages that replace those of the language. */
  readonly messages?: Partial<RouteOptionsMessages> | undefined
}

/**
 * The options of a route: the vehicle, the optimization, and the things to avoid that make sense for the vehicle.
 *
 * @example
 * ```tsx
 * <RouteOptions onChange={({ vehicle, avoid }) => show({ vehicle, avoid })} />
 * ```
 */
export const RouteOptions: ComponentWithRef<RouteOptionsProps, HTMLDivElement> = forwardRef(
  function RouteOptions({ messages: ownMessages, className, ...options }: RouteOptionsProps, ref) {
    const messages = useMessages('routeOptions', en, ownMessages)
    const inputs = useRouteOptions(options)
    return (
      <div ref={ref} className={className} data-signpost="route-options" data-status="ready">
        <fieldset data-part="option-group" data-layout="tiles">
          <legend>{messages.vehicle}</legend>
          {inputs.vehicles.map((vehicle) => (
            <RouteOption key={vehicle} input={inputs.getVehicleProps(vehicle)}>
              <SvgIcon path={vehiclePaths[vehicle]} />
              {messages.vehicles[vehicle]}
            </RouteOption>
          ))}
        </fieldset>
        <fieldset data-part="option-group" data-layout="tiles">
          <legend>{messages.optimize}</legend>
          {inputs.optimizations.map((optimize) => (
            <RouteOption key={optimize} input={inputs.getOptimizationProps(optimize)}>
              {messages.optimizations[optimize]}
            </RouteOption>
          ))}
        </fieldset>
        <fieldset data-part="option-group">
          <legend>{messages.avoid}</legend>
          {inputs.avoidances.map((avoidance) => (
            <RouteOption key={avoidance} input={inputs.getAvoidanceProps(avoidance)}>
              {messages.avoidances[avoidance]}
            </RouteOption>
          ))}
        </fieldset>
      </div>
    )
  },
)
