import type { SuggestionPage } from '@signpost/client'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { SuggestionsQueryKey } from '../queries/suggestionsQuery.ts'
import type { Answer } from './rowsFor.ts'

/** The maximum number of cached answers that are searched. More answers would slow down every key, and old ones rarely match. */
const mostAnswers = 8

/**
 * Returns the cached answers to requests with the same parameters as this key, whatever their text, the latest first. Their `order` is
 * below that of the answers of this session.
 */
export function cachedAnswers(
  queryClient: QueryClient,
  key: SuggestionsQueryKey,
): readonly Answer[] {
  const wanted = hashWithoutText(key)
  return queryClient
    .getQueriesData<SuggestionPage>({
      queryKey: key.slice(0, 3),
      predicate: ({ queryKey }) => hashWithoutText(queryKey) === wanted,
    })
    .map(([found, page]) => ({ page, at: queryClient.getQueryState(found)?.dataUpdatedAt ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .slice(0, mostAnswers)
    .map(({ page }, at) => ({
      id: `cached ${at}`,
      order: -at,
      suggestions: page?.suggestions ?? [],
    }))
}

function hashWithoutText([library, scope, operation, parameters]: QueryKey): string {
  const others = typeof parameters === 'object' ? { ...parameters, query: undefined } : parameters
  return hashKey([library, scope, operation, others])
}
