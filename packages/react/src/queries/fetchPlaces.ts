import type { Connection, Place } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { type SearchQueryParameters, searchQuery } from './searchQuery.ts'

/** The first page of a search, from the cache or the service: a module of its own, loaded when it is needed. */
export async function fetchPlaces(
  queryClient: QueryClient,
  connection: Connection,
  parameters: Incomplete<SearchQueryParameters>,
): Promise<readonly Place[]> {
  const { pages } = await queryClient.fetchInfiniteQuery(searchQuery(connection, parameters))
  return pages.flatMap(({ places }) => places)
}
