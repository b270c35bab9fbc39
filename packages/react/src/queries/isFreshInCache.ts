import type { QueryClient } from '@tanstack/react-query'
import { policyOf } from './policy.ts'
import type { SuggestionsQueryKey } from './suggestionsQuery.ts'

/** True when the answer to this key is in the cache, and still fresh. */
export function isFreshInCache(queryClient: QueryClient, key: SuggestionsQueryKey): boolean {
  const { queryHash } = queryClient.defaultQueryOptions({ queryKey: key })
  const query = queryClient.getQueryCache().get(queryHash)
  return query !== undefined && !query.isStaleByTime(policyOf('suggest').staleTime)
}
