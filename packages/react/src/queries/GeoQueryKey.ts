import type { GeoError } from '@signpost/client'
import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query'
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
 * The key of an answer in the cache: the service (`scope`), the operation, the sent parameters and everything else that affects the answer,
 * such as its language. The API key is never part of it. A shorter key matches more answers: `['signpost']` matches all, `['signpost',
 * scope, 'suggest']` all suggestions.
 */
export type GeoQueryKey<Name extends Operation = Operation, Parameters = object> = readonly [
  library: 'signpost',
  scope: string,
  operation: Name,
  parameters: Incomplete<Parameters>,
]

/** Returns the same key, typed with its data for `getQueryData` and similar functions. */
export function tagKey<Data, Key extends QueryKey>(key: Key): DataTag<Key, Data, GeoError> {
  return queryOptions<Data, GeoError, Data, Key>({ queryKey: key }).queryKey
}
