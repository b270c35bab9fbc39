import type { Connection, SuggestionPage, SuggestParameters } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import type { Incomplete } from '../domain/Incomplete.ts'
import { type GeoQuery, geoQuery } from './geoQuery.ts'
import {
  type SuggestionsQueryKey,
  suggestionsQuery,
  suggestionsQueryKey,
} from './suggestionsQuery.ts'

/** The query for the rows of a box: suggestions, or the places of a search where the service has no suggestions. */
export function boxQuery(
  connection: Connection,
  parameters: Incomplete<SuggestParameters>,
): GeoQuery<SuggestionPage, SuggestionsQueryKey> {
  if (hasOperation(connection, 'suggest')) return suggestionsQuery(connection, parameters)
  return geoQuery({
    key: suggestionsQueryKey(connection, parameters),
    required: ['query', 'center'],
    call: async (complete, options): Promise<SuggestionPage> => {
      const { suggestBySearch } = await import('./lookups.ts')
      return suggestBySearch(connection, complete, options)
    },
  })
}
