import type { Connection, GeoError, SuggestionPage } from '@signpost/client'
import type { QueryObserver, QueryObserverResult } from '@tanstack/react-query'
import { failureOf } from '../../internals/failureOf.ts'
import { fetchStatusOf } from '../../internals/fetchStatusOf.ts'
import type { SuggestionOrigin } from '../../queries/placeQuery.ts'
import type { SuggestionsQueryKey, suggestionsQuery } from '../../queries/suggestionsQuery.ts'
import type { PlaceSearchFacts } from '../placeSearchStatus.ts'

type Result = QueryObserverResult<SuggestionPage, GeoError>
export type SuggestionsObserver = QueryObserver<
  SuggestionPage,
  GeoError,
  SuggestionPage,
  SuggestionPage,
  SuggestionsQueryKey
>

/** A text with all parameters of its request. */
export interface TextQuestion extends SuggestionOrigin {
  readonly id: string
  readonly query: string
  readonly connection: Connection
  readonly options: ReturnType<typeof suggestionsQuery>
}

/** The query for one text, observed until it has an answer; for the current text also afterward. */
export interface TrackedQuery {
  readonly question: TextQuestion
  readonly order: number
  readonly observer: SuggestionsObserver
  readonly leave: () => void
}

/** True while a request is in flight, but not while it waits for a network or a retry. */
export function isInFlight({ observer }: TrackedQuery): boolean {
  const { fetchStatus, failureCount } = observer.getCurrentResult()
  return fetchStatus === 'fetching' && failureCount === 0
}

/** The state of an answer, as `placeSearchStatus` needs it. */
export function answerOf(result: Result | undefined): PlaceSearchFacts['answer'] {
  if (result === undefined) return 'none'
  const { data, status } = result
  const fetchStatus = fetchStatusOf(result)
  if (fetchStatus === 'paused') return 'offline'
  if (failureOf(result)) return 'error'
  if (data === undefined) return 'none'
  return status === 'success' && fetchStatus === 'idle' ? 'fresh' : 'stale'
}
