import type { Edge } from '../valhalla/Trace.ts'
import type { Step, Trip } from '../valhalla/Trip.ts'
import type { Path } from './Path.ts'
import type { Roads } from './roadsOf.ts'

/** A step of a trip with the stretch that follows it. */
export interface Leg {
  step: Step
  /** Meters from the start of the trip. */
  start: number
  end: number
  /** The roads of the stretch; none when they are not known. */
  edges: readonly Edge[]
}

export function legsOf({ steps }: Trip, { along }: Path, roads: Roads | undefined): Leg[] {
  return steps.map((step) => {
    const start = along[step.first] ?? 0
    const end = along[step.last] ?? start
    return { step, start, end, edges: roads?.between(start, end) ?? [] }
  })
}
