import { type Connection, GeoError, type Place, type Suggestion } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import type { SuggestionOrigin } from './placeQuery.ts'

/**
 * The result of looking up the place behind a suggestion. With several places (`ambiguous`) or none (`empty`), only the suggestion itself
 * is certain.
 */
export type PlaceDetails =
  | { readonly status: 'ready'; readonly place: Place }
  | { readonly status: 'ambiguous'; readonly places: readonly Place[] }
  | { readonly status: 'empty' }
  | { readonly status: 'error'; readonly error: GeoError }

/**
 * Returns a function that looks up the place of a suggestion on the first call. It never rejects; after an `error`, the next call tries
 * again. `onReady` is called if exactly one place was found.
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
    shared ??= import('./findPlace.ts')
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
