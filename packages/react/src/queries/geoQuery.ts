import type { CallOptions, GeoError } from '@signpost/client'
import type { DataTag, QueryFunction, UseQueryOptions } from '@tanstack/react-query'
import { isComplete } from '../domain/Incomplete.ts'
import { callOperation } from './callOperation.ts'
import type { GeoQueryKey, Operation } from './GeoQueryKey.ts'
import { tagKey } from './GeoQueryKey.ts'
import { policyOf, type QueryPolicy } from './retryAndStaleTime.ts'

/** The options of a query, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and other functions of TanStack Query. */
export interface GeoQuery<Answer, Key extends GeoQueryKey>
  extends QueryPolicy,
    // Not set: its type tells `useQuery` and `useQueries` that errors are GeoErrors.
    Pick<UseQueryOptions<Answer, GeoError, Answer, Key>, 'throwOnError'> {
  readonly queryKey: DataTag<Key, Answer, GeoError>
  readonly queryFn: QueryFunction<Answer, Key>
  /** False while a required parameter is missing. */
  readonly enabled: boolean
}

/** The definition of the query of one operation. */
export interface GeoQueryDefinition<Name extends Operation, Parameters, Answer> {
  readonly key: GeoQueryKey<Name, Parameters>
  readonly required: readonly (keyof Parameters)[]
  readonly call: (parameters: Parameters, options: CallOptions) => Promise<Answer>
}

export function geoQuery<Name extends Operation, Parameters extends object, Answer>({
  key,
  required,
  call,
}: GeoQueryDefinition<Name, Parameters, Answer>): GeoQuery<Answer, GeoQueryKey<Name, Parameters>> {
  const [, , , parameters] = key
  return {
    queryKey: tagKey(key),
    queryFn: ({ signal }) => callOperation(key, required, (complete) => call(complete, { signal })),
    enabled: isComplete(parameters, required),
    ...policyOf(key),
  }
}
