import type { Avoidance, Optimization, Vehicle } from './route.ts'

/** The operations of the interface, by the names of the client's functions. */
export type OperationName =
  | 'suggest'
  | 'search'
  | 'forwardGeocode'
  | 'reverseGeocode'
  | 'listBrands'
  | 'listCategories'
  | 'getDirections'

/** A credit that a provider requires. */
export interface Attribution {
  readonly text: string
  readonly url?: string | undefined
}

/** The operations and choices of a service, and the credits that it requires. */
export interface Capabilities {
  readonly operations: readonly OperationName[]
  readonly vehicles: readonly Vehicle[]
  readonly optimizations: readonly Optimization[]
  readonly avoidances: readonly Avoidance[]
  readonly attribution: readonly Attribution[]
  /** False: texts are searched without a point to search around, too. Default true, as in the specification. */
  readonly needsCenter?: boolean | undefined
}
