'use client'

import type { GeoError, SuggestionPage, SuggestParameters } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { resolveNear } from '../domain/near.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type SuggestionsQueryKey, suggestionsQuery } from '../queries/suggestionsQuery.ts'
import { type QueryHookOptions, useGeoQuery } from './useGeoQuery.ts'

/** What a user may mean by a text. `center` is the provider's `near` unless it is given. */
export function useSuggestions<Data = SuggestionPage>(
  parameters: Incomplete<SuggestParameters>,
  { query }: QueryHookOptions<SuggestionPage, SuggestionsQueryKey, Data> = {},
): UseQueryResult<Data, GeoError> {
  const { connection, near } = useSignpost()
  const center = parameters.center ?? resolveNear(near)
  return useGeoQuery(suggestionsQuery(connection, { ...parameters, center }), query)
}
