import type { Avoidance } from '@signpost/client/domain'
import type { Edge, Trace } from '../valhalla/Trace.ts'
import { isUturn, type Trip } from '../valhalla/Trip.ts'

/**
 * The wished avoidances that a way breaks all the same. Without a trace only tolls, ferries and u-turns are known. Of car-pool lanes Valhalla does
 * not tell; it keeps out of them unless they are asked for.
 */
export function unmetAvoidances(
  wished: readonly Avoidance[],
  trip: Trip,
  trace: Trace | undefined,
): Avoidance[] {
  const some = (test: (edge: Edge) => boolean): boolean => trace?.edges.some(test) ?? false
  const isBroken: Record<Avoidance, () => boolean> = {
    hov: () => false,
    toll: () => trip.hasToll || some((edge) => edge.isToll),
    highway: () => some((edge) => edge.isMotorway),
    uturn: () => trip.steps.some(isUturn),
    unpaved: () => some((edge) => edge.isUnpaved),
    ferry: () => trip.hasFerry || some((edge) => edge.isFerry),
  }
  return wished.filter((avoidance) => isBroken[avoidance]())
}
