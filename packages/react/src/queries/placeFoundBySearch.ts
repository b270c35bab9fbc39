import type { Connection, Place, Suggestion } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import type { PlacesAsSuggestions } from './placesAsSuggestions.ts'

/** The place of a suggestion of a `placesAsSuggestions`, as long as the answer is in the cache. */
export function placeFoundBySearch(
  queryClient: QueryClient,
  { scope }: Connection,
  suggestion: Suggestion,
): Place | undefined {
  const wanted = JSON.stringify(suggestion)
  const pages = queryClient.getQueriesData<Partial<PlacesAsSuggestions>>({
    queryKey: ['signpost', scope, 'suggest'],
  })
  for (const [, page] of pages) {
    const at = page?.places
      ? page.suggestions?.findIndex((one) => JSON.stringify(one) === wanted)
      : undefined
    if (at !== undefined && at >= 0) return page?.places?.[at]
  }
  return undefined
}
