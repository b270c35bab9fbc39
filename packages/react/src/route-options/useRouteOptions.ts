'use client'

import {
  type Avoidance,
  avoidances,
  type Optimization,
  type Vehicle,
} from '@signpost/client/domain'
import { type InputHTMLAttributes, useId } from 'react'
import { usableAvoidances } from '../domain/usableAvoidances.ts'
import { useControllableState } from '../internals/useControllableState.ts'
import { defaultRouteChoice, type RouteChoice } from './RouteChoice.ts'

export interface RouteOptionsOptions {
  /** The value, when the app controls it. */
  readonly value?: RouteChoice | undefined
  /** The initial value. Default: `defaultRouteChoice`, which is the service's. */
  readonly defaultValue?: RouteChoice | undefined
  /** Called with the whole choice whenever a part of it changes. */
  readonly onChange?: ((choice: RouteChoice) => void) | undefined
}

type InputProps = InputHTMLAttributes<HTMLInputElement>

export interface RouteOptionsState {
  readonly value: RouteChoice
  /** The avoidances that make sense for the vehicle. */
  readonly avoidances: readonly Avoidance[]
  readonly getVehicleProps: (vehicle: Vehicle) => InputProps
  readonly getOptimizationProps: (optimize: Optimization) => InputProps
  readonly getAvoidanceProps: (avoidance: Avoidance) => InputProps
}

/**
 * The vehicle, the optimization and the things to avoid, as unstyled inputs.
 *
 * @example
 * ```tsx
 * const { value } = useRouteOptions({ onChange: (choice) => show(choice) })
 * ```
 */
export function useRouteOptions(options: RouteOptionsOptions = {}): RouteOptionsState {
  const name = useId()
  const [value, setValue] = useControllableState({
    value: options.value,
    defaultValue: options.defaultValue ?? defaultRouteChoice,
    onChange: options.onChange,
  })
  const change = (part: Partial<RouteChoice>): void => setValue({ ...value, ...part })
  return {
    value,
    avoidances: usableAvoidances(value.vehicle),
    getVehicleProps: (vehicle) => ({
      type: 'radio',
      name: `${name}vehicle`,
      value: vehicle,
      checked: vehicle === value.vehicle,
      onChange: () => change({ vehicle }),
    }),
    getOptimizationProps: (optimize) => ({
      type: 'radio',
      name: `${name}optimize`,
      value: optimize,
      checked: optimize === value.optimize,
      onChange: () => change({ optimize }),
    }),
    getAvoidanceProps: (avoidance) => ({
      type: 'checkbox',
      value: avoidance,
      checked: value.avoid.includes(avoidance),
      onChange: ({ target }) =>
        change({
          avoid: avoidances.filter((one) =>
            one === avoidance ? target.checked : value.avoid.includes(one),
          ),
        }),
    }),
  }
}
