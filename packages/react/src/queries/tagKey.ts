import type { GeoError } from '@signpost/client'
import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query'

/** The same key, with the type of its data for `getQueryData` and the like. */
export function tagKey<Data, Key extends QueryKey>(key: Key): DataTag<Key, Data, GeoError> {
  return queryOptions<Data, GeoError, Data, Key>({ queryKey: key }).queryKey
}
