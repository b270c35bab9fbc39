import type { GeoError, Suggestion, SuggestionPage } from '@signpost/client'
import { matchesAllWords } from '@signpost/client/domain'
import {
  hashKey,
  type QueryClient,
  type QueryKey,
  type QueryObserverResult,
} from '@tanstack/react-query'
import {
  type RowLimits,
  type SuggestionItem,
  suggestionItems,
  suggestionLines,
} from '../../domain/suggestionItems.ts'
import { failureOf } from '../../internals/failureOf.ts'
import { fetchStatusOf } from '../../internals/fetchStatusOf.ts'
import type { SuggestionsQueryKey } from '../../queries/suggestionsQuery.ts'
import type { PlaceSearchStatus } from '../PlaceSearchState.ts'

/** The state of the query for a text. */
export type SuggestionsResult = QueryObserverResult<SuggestionPage, GeoError>

/** An answer to a text of this session. `order` is the number of its request. */
export interface Answer {
  readonly id: string
  readonly order: number
  readonly suggestions: readonly Suggestion[]
}

export interface RowsForText {
  readonly text: string
  /** The answer to the current text. */
  readonly exact: readonly Suggestion[] | undefined
  /** The answers to other texts, the newest first. */
  readonly answers: readonly Answer[]
  /** The `order` of the newest answer whose rows were shown. */
  readonly shown: number
}

export interface Rows {
  /** The rows; undefined to keep the current rows. */
  readonly items: readonly SuggestionItem[] | undefined
  /** True when the rows belong to an older text and do not match this one. */
  readonly isOutdated: boolean
}

/** The maximum number of answers that are searched. More answers would slow down every key, and old ones rarely match. */
const mostAnswers = 8

/** Adds an answer to the others, the newest first. */
export function remember(answers: readonly Answer[], answer: Answer): readonly Answer[] {
  const others = answers.filter(({ id }) => id !== answer.id)
  return [...others, answer].sort((a, b) => b.order - a.order).slice(0, mostAnswers)
}

/** Returns the rows for a text: its answer; else the matching rows of other answers; else the newest answer. */
export function rowsFor({ text, exact, answers, shown }: RowsForText, limits: RowLimits): Rows {
  if (exact) return { items: suggestionItems(exact, limits), isOutdated: false }
  const narrowed = narrow(answers, text, limits)
  if (narrowed.length > 0) return { items: narrowed, isOutdated: false }
  const newest = answers.find(({ suggestions }) => suggestions.length > 0)
  const isNews = newest !== undefined && newest.order > shown
  return {
    items: isNews ? suggestionItems(newest.suggestions, limits) : undefined,
    isOutdated: true,
  }
}

/** The rows of answers in which each typed word starts a word: the rows of the first answer first, without duplicates. */
function narrow(
  answers: readonly Answer[],
  text: string,
  limits: RowLimits,
): readonly SuggestionItem[] {
  const found = new Map<string, SuggestionItem>()
  for (const { suggestions } of answers) {
    const matches = suggestions.filter((one) => matchesAllWords(suggestionLines(one), text))
    for (const item of suggestionItems(matches, limits)) {
      if (found.size >= limits.limit) return [...found.values()]
      if (!found.has(item.key)) found.set(item.key, item)
    }
  }
  return [...found.values()]
}

/** Returns a hash of the parameters of a request other than its text. */
export function hashWithoutText([library, scope, operation, parameters]: QueryKey): string {
  const others = typeof parameters === 'object' ? { ...parameters, query: undefined } : parameters
  return hashKey([library, scope, operation, others])
}

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

/** True while a request is in flight, but not while it waits for a network or a retry. */
export function isInFlight({ fetchStatus, failureCount }: SuggestionsResult): boolean {
  return fetchStatus === 'fetching' && failureCount === 0
}

/** True while a text has no answer, and nothing explains why. */
export function isWithoutAnswer(result: SuggestionsResult | undefined): boolean {
  if (!result) return true
  return !result.data && !failureOf(result) && fetchStatusOf(result) !== 'paused'
}

/** The status of the box for a requested text with a number of rows. */
export function statusOf(
  result: SuggestionsResult | undefined,
  rows: number,
  isLate: boolean,
): PlaceSearchStatus {
  const fetchStatus = result && fetchStatusOf(result)
  if (fetchStatus === 'paused') return 'offline'
  if (result && failureOf(result)) return 'error'
  if (result?.status === 'success' && fetchStatus === 'idle') return rows > 0 ? 'ready' : 'empty'
  if (rows > 0) return 'refreshing'
  return isLate ? 'loading' : 'idle'
}
