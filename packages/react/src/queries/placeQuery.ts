import {
  type Connection,
  type Coordinate,
  GeoError,
  type Place,
  type Suggestion,
  search,
} from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import { tagKey } from './GeoQueryKey.ts'
import { pagedSearch, type SearchQuery } from './pagedSearch.ts'
import type { PlacesAsSuggestions } from './suggestBySearch.ts'

/** The point around which a suggestion was requested. The search for its place uses the same point. */
export interface SuggestionOrigin {
  readonly near: Coordinate | undefined
  readonly userPosition?: Coordinate | undefined
}

/**
 * The query options for the places behind a suggestion: one, several (an ambiguous suggestion) or none. If the service rejects the filter
 * of the suggestion, such as a stored one, its text and the center are used alone.
 */
export function placeQuery(
  connection: Connection,
  suggestion: Suggestion,
  { near, userPosition }: SuggestionOrigin,
): SearchQuery {
  const { line1: query, searchFilter } = suggestion
  const find = (filter?: string): SearchQuery =>
    pagedSearch(connection, { query, near, userPosition, searchFilter: filter }, (...request) =>
      search(connection, ...request),
    )
  const exact = find(searchFilter)
  // The key differs from that of other searches for the same text, which return other places. Without a filter, only all lines together
  // identify a suggestion.
  const parameters = {
    ...exact.queryKey[3],
    suggestion: searchFilter === undefined ? suggestion : true,
  }
  return {
    ...exact,
    queryKey: tagKey(['signpost', connection.scope, 'search', parameters]),
    queryFn: async (context) => {
      const known = placeFoundBySearch(context.client, connection, suggestion)
      if (known) return { places: [known] }
      try {
        return await exact.queryFn(context)
      } catch (error) {
        if (searchFilter === undefined || !isRefusal(error)) throw error
        return find().queryFn(context)
      }
    },
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof GeoError && (error.kind === 'request' || error.kind === 'not-found')
}

/** Returns the place of a suggestion of `suggestBySearch`, as long as the answer is in the cache. */
function placeFoundBySearch(
  queryClient: QueryClient | undefined,
  { scope }: Connection,
  suggestion: Suggestion,
): Place | undefined {
  const wanted = JSON.stringify(suggestion)
  const pages = queryClient?.getQueriesData<Partial<PlacesAsSuggestions>>({
    queryKey: ['signpost', scope, 'suggest'],
  })
  for (const [, page] of pages ?? []) {
    const at = page?.places
      ? page.suggestions?.findIndex((one) => JSON.stringify(one) === wanted)
      : undefined
    if (at !== undefined && at >= 0) return page?.places?.[at]
  }
  return undefined
}
