import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** True when the answer to this query is in the cache, and still fresh. */
export function isFreshInCache(
  queryClient: QueryClient,
  { queryKey, staleTime }: { readonly queryKey: QueryKey; readonly staleTime: number },
): boolean {
  return queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(staleTime) === false
}
