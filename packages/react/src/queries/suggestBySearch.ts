import type { Connection, Place, SuggestionPage, suggest } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'

/** The search that replaces suggestions in a search box, for a service that has none. Undefined when the service has suggestions. */
export function suggestBySearch(connection: Connection): typeof suggest | undefined {
  if (hasOperation(connection, 'suggest')) return undefined
  return async (...request) => {
    const { placesAsSuggestions, search } = await import('./lookups.ts')
    return placesAsSuggestions(await search(...request))
  }
}

/** Places as suggestions, and the places themselves: a choice among them needs no further request. */
export interface PlacesAsSuggestions extends SuggestionPage {
  readonly places: readonly Place[]
}
