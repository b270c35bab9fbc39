'use client'

import {
  type Avoidance,
  avoidances,
  type Optimization,
  optimizations,
  type Vehicle,
  vehicles,
} from '@signpost/client/domain'
import { type InputHTMLAttributes, useId } from 'react'
import { usableAvoidances } from '../domain/usableAvoidances.ts'
import { useControllableState } from '../internals/useControllableState.ts'
import { useCapabilities } from '../provider/useCapabilities.ts'

/** The choices of a route, as `useDirections` takes them. */
export interface RouteChoice {
  readonly vehicle: Vehicle
  readonly optimize: Optimization
  /**
   * Empty: nothing is avoided. Those that the vehicle cannot use are kept for a later change of the vehicle; `useDirections` does not send them.
   */
  readonly avoid: readonly Avoidance[]
}

/** The choices that a service makes by default. */
export const defaultRouteChoice: RouteChoice = {
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov'],
}

export interface RouteOptionsOptions {
  /** The value, when the app controls it. */
  readonly value?: RouteChoice | undefined
  /** The initial value. Default: `defaultRouteChoice`, which is the service's. */
  readonly defaultValue?: RouteChoice | undefined
  /** Called with the complete choice whenever a part of it changes. */
  readonly onValueChange?: ((choice: RouteChoice) => void) | undefined
}

type InputProps = InputHTMLAttributes<HTMLInputElement>

export interface RouteOptionsState {
  readonly value: RouteChoice
  /** The vehicles and optimizations that the service has, and the one that is chosen. */
  readonly vehicles: readonly Vehicle[]
  readonly optimizations: readonly Optimization[]
  /** The avoidances that the service has and that make sense for the vehicle, and those that are chosen, without those of carpool lanes. */
  readonly avoidances: readonly Exclude<Avoidance, 'hov'>[]
  /** True if the vehicle may use carpool lanes, and the service can avoid them. Most people may not use them, so that they are an option. */
  readonly hasCarpoolLanes: boolean
  readonly getVehicleProps: (vehicle: Vehicle) => InputProps
  readonly getOptimizationProps: (optimize: Optimization) => InputProps
  readonly getAvoidanceProps: (avoidance: Avoidance) => InputProps
  readonly getCarpoolProps: () => InputProps
}

/**
 * The vehicle, the optimization and the things to avoid, as unstyled inputs.
 *
 * @example
 * ```tsx
 * const { value } = useRouteOptions({ onValueChange: (choice) => show(choice) })
 * ```
 */
export function useRouteOptions(options: RouteOptionsOptions = {}): RouteOptionsState {
  const name = useId()
  const [value, setValue] = useControllableState({
    value: options.value,
    defaultValue: options.defaultValue ?? defaultRouteChoice,
    onChange: options.onValueChange,
  })
  const change = (part: Partial<RouteChoice>): void => setValue({ ...value, ...part })
  const setAvoided = (avoidance: Avoidance, isAvoided: boolean): void =>
    change({
      avoid: avoidances.filter((one) =>
        one === avoidance ? isAvoided : value.avoid.includes(one),
      ),
    })
  const has = useCapabilities()
  const usable = usableAvoidances(value.vehicle)
  return {
    value,
    // A choice of the app stays visible: it can be changed to one that the service has.
    vehicles: vehicles.filter((one) => has.vehicles.includes(one) || one === value.vehicle),
    optimizations: optimizations.filter(
      (one) => has.optimizations.includes(one) || one === value.optimize,
    ),
    avoidances: usable
      .filter((one) => one !== 'hov')
      .filter((one) => has.avoidances.includes(one) || value.avoid.includes(one)),
    hasCarpoolLanes: usable.includes('hov') && has.avoidances.includes('hov'),
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
      onChange: ({ target }) => setAvoided(avoidance, target.checked),
    }),
    getCarpoolProps: () => ({
      type: 'checkbox',
      value: 'hov',
      checked: !value.avoid.includes('hov'),
      onChange: ({ target }) => setAvoided('hov', !target.checked),
    }),
  }
}
