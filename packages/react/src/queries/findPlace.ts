import { type Connection, GeoError, type Place, type Suggestion } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import type { PlaceDetails } from './placeDetails.ts'
import { placeQuery, type SuggestionOrigin } from './placeQuery.ts'

/** Looks up the place of a suggestion in the cache or from the service. Never rejects. A separate module, loaded on demand. */
export async function findPlace(
  queryClient: QueryClient,
  connection: Connection,
  suggestion: Suggestion,
  origin: SuggestionOrigin,
): Promise<PlaceDetails> {
  try {
    const query = placeQuery(connection, suggestion, origin)
    const { pages } = await queryClient.fetchInfiniteQuery(query)
    return toDetails(pages.flatMap(({ places }) => places))
  } catch (error) {
    return { status: 'error', error: toGeoError(error) }
  }
}

function toDetails(places: readonly Place[]): PlaceDetails {
  const [place, ...others] = places
  if (place === undefined) return { status: 'empty' }
  return others.length === 0 ? { status: 'ready', place } : { status: 'ambiguous', places }
}

/** Converts an error to a GeoError. The client throws no other errors, but the query cache has its own for canceled requests. */
function toGeoError(error: unknown): GeoError {
  if (error instanceof GeoError) return error
  const details = { kind: 'aborted', operation: 'search' } as const
  return new GeoError('It was canceled before its answer came.', details)
}
