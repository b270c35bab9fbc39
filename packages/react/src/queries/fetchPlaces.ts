import { type Connection, GeoError, type Place } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { type SearchQueryParameters, searchQuery } from './searchQuery.ts'

/**
 * The first page of a search, from the cache or the service: a separate module, loaded on demand. A stored filter of an earlier day that the service refuses is omitted: text and center have to suffice.
 */
export async function fetchPlaces(
  queryClient: QueryClient,
  connection: Connection,
  { filter, ...parameters }: Incomplete<SearchQueryParameters>,
  isSaved = false,
): Promise<readonly Place[]> {
  const fetch = async (more: Incomplete<SearchQueryParameters>): Promise<readonly Place[]> => {
    const query = searchQuery(connection, { ...parameters, ...more })
    const { pages } = await queryClient.fetchInfiniteQuery(query)
    return pages.flatMap(({ places }) => places)
  }
  return fetch({ filter }).catch((error: unknown) => {
    if (!isSaved || filter === undefined || !isRefusal(error)) throw error
    return fetch({})
  })
}

function isRefusal(error: unknown): boolean {
  return error instanceof GeoError && (error.kind === 'request' || error.kind === 'not-found')
}
