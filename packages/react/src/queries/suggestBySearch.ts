import type { Connection, suggest } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import { placesAsSuggestions } from './placesAsSuggestions.ts'

/** The call for the rows of a box on a service that has no suggestions: a search. Undefined where the service has them. */
export function suggestBySearch(connection: Connection): typeof suggest | undefined {
  if (hasOperation(connection, 'suggest')) return undefined
  return async (...request) => {
    const { search } = await import('./lookups.ts')
    return placesAsSuggestions(await search(...request))
  }
}
