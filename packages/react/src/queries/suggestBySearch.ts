import type { Connection, Place, SuggestionPage, suggest } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'

/** Returns a search that replaces suggestions, for a service without a suggest operation; undefined when the service has one. */
export function suggestBySearch(connection: Connection): typeof suggest | undefined {
  if (hasOperation(connection, 'suggest')) return undefined
  return async (...request) => {
    const { searchAsSuggestions } = await import('./placesAsSuggestions.ts')
    return searchAsSuggestions(...request)
  }
}

/** Places as suggestions, together with the places, so that choosing one needs no further request. */
export interface PlacesAsSuggestions extends SuggestionPage {
  readonly places: readonly Place[]
}
