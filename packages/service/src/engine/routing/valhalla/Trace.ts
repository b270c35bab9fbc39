import type { Position } from '@signpost/client/domain'

/** The properties of the roads along a way. Their ends need not be points of the way itself: a trace may have a path of its own. */
export interface Trace {
  points: readonly Position[]
  edges: readonly Edge[]
}

/** A road between two junctions, from the point `first` to the point `last`. */
export interface Edge {
  first: number
  last: number
  isToll: boolean
  isUnpaved: boolean
  isFerry: boolean
  /** A road of limited access, or a ramp of one. */
  isMotorway: boolean
  /** True for a highway as travellers understand it: a motorway or a trunk road, without its ramps. */
  isHighway: boolean
  drivesOn: 'left' | 'right'
  /** ISO 3166-1 alpha-2, as the map has it. */
  country?: string
  /** A piece of a junction, such as the one between the two directions of an avenue. */
  isWithinJunction: boolean
  /** True when one could leave the way at its end, with the same vehicle. */
  endsAtBranch: boolean
}
