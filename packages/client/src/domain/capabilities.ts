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

/** The terms under which the answers of a provider may be shown and stored. Components follow them automatically. */
export interface Terms {
  /** The maps on which its places may be shown: none at all, only the provider's own, or any. */
  readonly map: 'none' | 'own' | 'any'
  /** The hosts of the provider's own maps, such as `api.mapbox.com`; needed where `map` is `own`. */
  readonly mapHosts?: readonly string[] | undefined
  /** False: answers may be shown but not stored. */
  readonly store: boolean
  /** The credits that must be shown beside the answers. */
  readonly attribution: readonly Attribution[]
  /** `any`, or the only permitted uses, for people. */
  readonly uses: 'any' | readonly string[]
  /** Set for the terms of customers with a billing address in the European Economic Area. */
  readonly billing?: 'eea' | undefined
}

/** The operations and options of a service, and its terms. */
export interface Capabilities {
  readonly operations: readonly OperationName[]
  readonly vehicles: readonly Vehicle[]
  readonly optimizations: readonly Optimization[]
  readonly avoidances: readonly Avoidance[]
  readonly terms: Terms
  /** False: the service also searches without a center. Default true, as in the specification. */
  readonly needsCenter?: boolean | undefined
}
