'use client'

import type { Vehicle } from '@signpost/client'
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { rootProps } from '../domain/rootProps.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { vehiclePaths } from '../icons/vehiclePaths.ts'
import { useMessages } from '../provider/useMessages.ts'
import { en, type RouteOptionsMessages } from './RouteOptionsMessages.ts'
import { type RouteOptionsOptions, useRouteOptions } from './useRouteOptions.ts'

export interface RouteOptionsProps extends RouteOptionsOptions, RootProps {
  /**
   * Renders a line below the icon of a vehicle, such as the duration of its route, as description of the option. The name is then a tooltip.
   */
  readonly vehicleDetails?: ((vehicle: Vehicle) => ReactNode) | undefined
  /** The groups to show, such as to collapse some of them. Default: all. */
  readonly groups?: readonly RouteOptionsGroup[] | undefined
  /** Adds classes to parts of the options. */
  readonly classNames?: RouteOptionsClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<RouteOptionsMessages> | undefined
}

export type RouteOptionsGroup = 'vehicle' | 'optimize' | 'avoid'

/** Class names by part. */
export type RouteOptionsClassNames = ClassNames<'root' | 'group' | 'chip'>

/**
 * The options of a route: the vehicle, the optimization, and the things to avoid that make sense for the vehicle.
 *
 * @example
 * ```tsx
 * <RouteOptions onValueChange={({ vehicle, avoid }) => show({ vehicle, avoid })} />
 * ```
 */
export const RouteOptions: ComponentWithRef<RouteOptionsProps, HTMLDivElement> = forwardRef(
  function RouteOptions(props: RouteOptionsProps, ref) {
    const { messages: ownMessages, classNames = {}, vehicleDetails, groups, ...options } = props
    const has = (one: RouteOptionsGroup): boolean => groups?.includes(one) ?? true
    const group = { className: classNames.group, 'data-part': 'group' }
    const option = { className: classNames.chip }
    const messages = useMessages('routeOptions', en, ownMessages)
    const inputs = useRouteOptions(options)
    return (
      <div ref={ref} {...rootProps('route-options', props)} data-status="ready">
        {has('vehicle') && (
          <fieldset {...group} data-layout="tiles">
            <legend>{messages.vehicle}</legend>
            {inputs.vehicles.map((vehicle) => (
              <RouteOption
                {...option}
                key={vehicle}
                input={inputs.getVehicleProps(vehicle)}
                icon={<SvgIcon path={vehiclePaths[vehicle]} />}
                details={vehicleDetails?.(vehicle)}
              >
                {messages.vehicles[vehicle]}
              </RouteOption>
            ))}
          </fieldset>
        )}
        {has('optimize') && (
          <fieldset {...group} data-layout="tiles">
            <legend>{messages.optimize}</legend>
            {inputs.optimizations.map((optimize) => (
              <RouteOption {...option} key={optimize} input={inputs.getOptimizationProps(optimize)}>
                {messages.optimizations[optimize]}
              </RouteOption>
            ))}
          </fieldset>
        )}
        {has('avoid') && (
          <fieldset {...group}>
            <legend>{messages.avoid}</legend>
            {inputs.avoidances.map((avoidance) => (
              <RouteOption {...option} key={avoidance} input={inputs.getAvoidanceProps(avoidance)}>
                {messages.avoidances[avoidance]}
              </RouteOption>
            ))}
          </fieldset>
        )}
        {has('avoid') && inputs.hasCarpoolLanes && (
          <div {...group}>
            <RouteOption {...option} input={inputs.getCarpoolProps()}>
              {messages.carpool}
            </RouteOption>
          </div>
        )}
      </div>
    )
  },
)

interface RouteOptionProps extends RootProps {
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly icon?: ReactNode
  /** A line in place of the visible name, which is not part of the accessible name. */
  readonly details?: ReactNode
  readonly children: string
}

/** One option: a native input and its label. */
function RouteOption({ input, icon, details, className, children }: RouteOptionProps): ReactNode {
  const id = useId()
  const described = details && { 'aria-labelledby': id, 'aria-describedby': `${id}details` }
  return (
    <label className={className} title={details ? children : undefined} data-part="chip">
      <input {...input} {...described} />
      <span>
        {icon}
        <span id={id} data-hidden={details ? '' : undefined}>
          {children}
        </span>
        {details && (
          <span id={`${id}details`} data-part="details">
            {details}
          </span>
        )}
      </span>
    </label>
  )
}
