import { type Connection, GeoError, type Place, type Suggestion } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import type { PlaceDetails, SuggestionOrigin } from './placeDetails.ts'
import { type SearchQueryParameters, searchQuery } from './searchQuery.ts'
import type { PlacesAsSuggestions } from './suggestBySearch.ts'

/**
 * The first page of a search, from the cache or the service: a separate module, loaded on demand. A stored filter of an earlier day that the service refuses is omitted: text and center have to suffice.
 */
async function fetchPlaces(
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

/** Requests the place of a suggestion. Never rejects. */
export async function findPlace(
  queryClient: QueryClient,
  connection: Connection,
  suggestion: Suggestion,
  { center, userPosition, isSaved }: SuggestionOrigin,
): Promise<PlaceDetails> {
  const known = placeFoundBySearch(queryClient, connection, suggestion)
  if (known) return { status: 'ready', place: known }
  const { line1: query, searchFilter: filter } = suggestion
  const parameters = { query, filter, center, userPosition }
  try {
    return toDetails(await fetchPlaces(queryClient, connection, parameters, isSaved))
  } catch (error) {
    return { status: 'error', error: toGeoError(error) }
  }
}

function toDetails(places: readonly Place[]): PlaceDetails {
  const [place, ...others] = places
  if (place === undefined) return { status: 'empty' }
  return others.length === 0 ? { status: 'ready', place } : { status: 'ambiguous', places }
}

/** Every error of the client is a GeoError; the query cache has its own for cancelled requests. */
function toGeoError(error: unknown): GeoError {
  if (error instanceof GeoError) return error
  const details = { kind: 'aborted', operation: 'search' } as const
  return new GeoError('It was cancelled before its answer came.', details)
}

/** The place of a suggestion of `suggestBySearch`, as long as the answer is in the cache. */
function placeFoundBySearch(
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
