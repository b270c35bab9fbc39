'use client'

import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { type ClassNames, rootClass } from '../domain/rootClass.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { vehiclePaths } from '../icons/vehiclePaths.ts'
import { useMessages } from '../provider/useMessages.ts'
import { en, type RouteOptionsMessages } from './RouteOptionsMessages.ts'
import { type RouteOptionsOptions, useRouteOptions } from './useRouteOptions.ts'

export interface RouteOptionsProps extends RouteOptionsOptions, RootProps {
  /** Adds classes to parts of the options. */
  readonly classNames?: RouteOptionsClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<RouteOptionsMessages> | undefined
}

/** Classes by the parts that bear them. */
export type RouteOptionsClassNames = ClassNames<'root' | 'group' | 'option'>

/**
 * The options of a route: the vehicle, the optimization, and the things to avoid that make sense for the vehicle.
 *
 * @example
 * ```tsx
 * <RouteOptions onChange={({ vehicle, avoid }) => show({ vehicle, avoid })} />
 * ```
 */
export const RouteOptions: ComponentWithRef<RouteOptionsProps, HTMLDivElement> = forwardRef(
  function RouteOptions(props: RouteOptionsProps, ref) {
    const { messages: ownMessages, classNames = {}, ...options } = props
    const group = { className: classNames.group, 'data-part': 'option-group' }
    const option = { className: classNames.option }
    const messages = useMessages('routeOptions', en, ownMessages)
    const inputs = useRouteOptions(options)
    return (
      <div ref={ref} className={rootClass(props)} data-signpost="route-options" data-status="ready">
        <fieldset {...group} data-layout="tiles">
          <legend>{messages.vehicle}</legend>
          {inputs.vehicles.map((vehicle) => (
            <RouteOption {...option} key={vehicle} input={inputs.getVehicleProps(vehicle)}>
              <SvgIcon path={vehiclePaths[vehicle]} />
              {messages.vehicles[vehicle]}
            </RouteOption>
          ))}
        </fieldset>
        <fieldset {...group} data-layout="tiles">
          <legend>{messages.optimize}</legend>
          {inputs.optimizations.map((optimize) => (
            <RouteOption {...option} key={optimize} input={inputs.getOptimizationProps(optimize)}>
              {messages.optimizations[optimize]}
            </RouteOption>
          ))}
        </fieldset>
        <fieldset {...group}>
          <legend>{messages.avoid}</legend>
          {inputs.avoidances.map((avoidance) => (
            <RouteOption {...option} key={avoidance} input={inputs.getAvoidanceProps(avoidance)}>
              {messages.avoidances[avoidance]}
            </RouteOption>
          ))}
        </fieldset>
      </div>
    )
  },
)

interface RouteOptionProps extends RootProps {
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly children: ReactNode
}

/** One option: the browser's own input, and its label. */
function RouteOption({ input, className, children }: RouteOptionProps): ReactNode {
  return (
    <label className={className} data-part="option-choice">
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}
