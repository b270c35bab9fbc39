import { decodeRoute } from '../decode/route.ts'
import type { Coordinate } from '../domain/coordinate.ts'
import {
  type Avoidance,
  avoidances,
  type Optimization,
  optimizations,
  type Route,
  type Vehicle,
  vehicles,
} from '../domain/route.ts'
import type { Connection } from '../transport/connection.ts'
import { type CallOptions, call, type Operation } from './call.ts'
import { optional, writeCoordinate } from './encode.ts'
import { writeChoice } from './writeChoice.ts'

export interface DirectionsParameters {
  readonly origin: Coordinate
  readonly destination: Coordinate
  /** Default `car`. */
  readonly vehicle?: Vehicle | undefined
  /** Default `fastest`. */
  readonly optimize?: Optimization | undefined
  /** The things to avoid; an empty list and `['none']` avoid nothing. The service's default is `['hov']`. */
  readonly avoid?: readonly (Avoidance | 'none')[] | undefined
}

const operation: Operation<DirectionsParameters, Route | null> = {
  name: 'getDirections',
  path: 'directions',
  encode: ({ origin, destination, vehicle, optimize, avoid }) => ({
    origin: writeCoordinate('origin', origin),
    destination: writeCoordinate('destination', destination),
    vehicle: optional(writeChoice, 'vehicle', vehicle, vehicles),
    optimize: optional(writeChoice, 'optimize', optimize, optimizations),
    avoid: optional(writeAvoid, 'avoid', avoid),
  }),
  empty: null,
  decode: decodeRoute,
}

function writeAvoid(name: string, avoid: readonly string[]): string {
  // Callers may be untyped: a single value counts as a list of one.
  const asked = [avoid].flat()
  return asked.join() === 'none'
    ? 'none'
    : asked.map((one) => writeChoice(name, one, avoidances)).join() || 'none'
}

/** A route with its maneuvers, or null when no route exists between the two points. */
export function getDirections(
  connection: Connection,
  parameters: DirectionsParameters,
  options?: CallOptions,
): Promise<Route | null> {
  return call(connection, operation, parameters, options)
}
