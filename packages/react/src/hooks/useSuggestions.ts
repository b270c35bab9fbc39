'use client'

import type { GeoError, SuggestionPage, SuggestParameters } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { resolveNear } from '../domain/near.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type SuggestionsQueryKey, suggestionsQuery } from '../queries/suggestionsQuery.ts'
import { type QueryHookOptions, useGeoQuery } from './useGeoQuery.ts'

/**
 * The suggestions for a text. `near` is the provider's `near` unless it is given.
 *
 * @example
 * ```tsx
 * const { data } = useSuggestions({ query: text })
 * const lines = data?.suggestions.map(({ line1 }) => line1)
 * ```
 */
export function useSuggestions<Data = SuggestionPage>(
  parameters: Incomplete<SuggestParameters>,
  options: QueryHookOptions<SuggestionPage, SuggestionsQueryKey, Data> = {},
): UseQueryResult<Data, GeoError> {
  const { connection, near: provided } = useSignpost()
  const near = parameters.near ?? resolveNear(provided)
  return useGeoQuery(suggestionsQuery(connection, { ...parameters, near }), options)
}
