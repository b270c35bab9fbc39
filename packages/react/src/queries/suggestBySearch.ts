import type { Connection, suggest } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import { placesAsSuggestions } from './placesAsSuggestions.ts'

/** The search that replaces suggestions in a search box, for a service that has none. Undefined when the service has suggestions. */
export function suggestBySearch(connection: Connection): typeof suggest | undefined {
  if (hasOperation(connection, 'suggest')) return undefined
  return async (...request) => {
    const { search } = await import('./lookups.ts')
    return placesAsSuggestions(await search(...request))
  }
}
