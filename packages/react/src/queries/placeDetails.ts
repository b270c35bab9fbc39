import { type Connection, GeoError, type Place, type Suggestion } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import type { SuggestionOrigin } from './placeQuery.ts'

/** The place behind a suggestion. When there are several (`ambiguous`) or none (`empty`), the suggestion itself is all that is certain. */
export type PlaceDetails =
  | { readonly status: 'ready'; readonly place: Place }
  | { readonly status: 'ambiguous'; readonly places: readonly Place[] }
  | { readonly status: 'empty' }
  | { readonly status: 'error'; readonly error: GeoError }

/**
 * Looks up the place of a suggestion, once at the first call. Never rejects; after an `error` the next call tries again.
 * `onReady` receives the one place that was found.
 */
export function placeDetails(
  queryClient: QueryClient,
  connection: Connection,
  suggestion: Suggestion,
  origin: SuggestionOrigin,
  onReady?: (place: Place) => void,
): () => Promise<PlaceDetails> {
  let shared: Promise<PlaceDetails> | undefined
  return () => {
    shared ??= import('./lookups.ts')
      .then(({ findPlace }) => findPlace(queryClient, connection, suggestion, origin), notLoaded)
      .then((details) => {
        if (details.status === 'error') shared = undefined
        if (details.status === 'ready') onReady?.(details.place)
        return details
      })
    return shared
  }
}

function notLoaded(): PlaceDetails {
  const details = { kind: 'network', operation: 'search' } as const
  return {
    status: 'error',
    error: new GeoError('Its module could not be loaded. Try again.', details),
  }
}
