import {
  type Connection,
  type SuggestionPage,
  type SuggestParameters,
  suggest,
} from '@signpost/client'
import type { Incomplete } from '../domain/Incomplete.ts'
import { requiredToSearch } from '../domain/requiredToSearch.ts'
import { roundCoordinate } from '../domain/roundCoordinate.ts'
import type { GeoQueryKey } from './GeoQueryKey.ts'
import { type GeoQuery, geoQuery } from './geoQuery.ts'

export type SuggestionsQueryKey = GeoQueryKey<'suggest', SuggestParameters>

/**
 * The query key of the suggestions for a text. Small movements do not change it: the point that distances are measured from is rounded to
 * 11 m; with a user position, the center is rounded to 110 m.
 */
export function suggestionsQueryKey(
  { scope, language }: Connection,
  { query, near, userPosition, ...others }: Incomplete<SuggestParameters>,
): SuggestionsQueryKey {
  const parameters = {
    query: query?.trim() || undefined,
    near: roundCoordinate(near, userPosition ? 3 : 4),
    userPosition: roundCoordinate(userPosition, 4),
    ...others,
    language,
  }
  return ['signpost', scope, 'suggest', parameters]
}

/**
 * The query options for the suggestions for a text, or for the result of another `call`. Requires `query`, and `near` unless the service
 * works without one.
 */
export function suggestionsQuery(
  connection: Connection,
  parameters: Incomplete<SuggestParameters>,
  call: typeof suggest = suggest,
): GeoQuery<SuggestionPage, SuggestionsQueryKey> {
  return geoQuery({
    key: suggestionsQueryKey(connection, parameters),
    required: requiredToSearch(connection),
    call: (complete, options) => call(connection, complete, options),
  })
}
