import type { Incomplete } from '../domain/Incomplete.ts'

/** The operations of the service, by the names of the client's functions. */
export type Operation =
  | 'suggest'
  | 'search'
  | 'forwardGeocode'
  | 'reverseGeocode'
  | 'listBrands'
  | 'listCategories'
  | 'getDirections'

/**
 * Names an answer in the cache. The parameters are those that are sent, and all on which the answer depends, such as its language; `scope` stands for the
 * service. The API key is nowhere in it. A shorter key names more: `['signpost']` all answers, `['signpost', scope, 'suggest']` all suggestions.
 */
export type GeoQueryKey<Name extends Operation = Operation, Parameters = object> = readonly [
  library: 'signpost',
  scope: string,
  operation: Name,
  parameters: Incomplete<Parameters>,
]
