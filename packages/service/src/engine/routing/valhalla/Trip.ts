import type { Position } from '@signpost/client/domain'

/** A way as Valhalla found it: one path, and what to do along it. */
export interface Trip {
  /** The path as Valhalla wrote it; a trace is asked for with it. */
  shape: string
  points: readonly Position[]
  /** Seconds. */
  duration: number
  hasToll: boolean
  hasFerry: boolean
  /** From the start to the arrival. */
  steps: readonly Step[]
}

/** The maneuver at the point `first`, and the stretch that follows it, up to the point `last`. */
export interface Step {
  /** Valhalla's number of the maneuver. */
  type: number
  first: number
  last: number
  /** Seconds for the stretch. */
  duration: number
  /** Names of the road at its beginning, when more than those it keeps. */
  beginNames: readonly string[]
  /** Names that the stretch keeps all along. */
  names: readonly string[]
  /** The destinations on the sign of a ramp or an exit. */
  signNames: readonly string[]
  /** Degrees. */
  headingBefore?: number
  headingAfter?: number
  /** True when the next step follows so soon that both are announced together. */
  isStacked: boolean
}

/** True for a U-turn, to the right (12) or to the left (13). */
export function isUturn({ type }: Step): boolean {
  return type === 12 || type === 13
}
