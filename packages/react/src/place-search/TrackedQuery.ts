import type { Connection, GeoError, SuggestionPage } from '@signpost/client'
import type { QueryObserver, QueryObserverResult } from '@tanstack/react-query'
import { fetchStatusOf } from '../internals/fetchStatusOf.ts'
import { failureOf } from '../internals/useFailure.ts'
import type { SuggestionsQueryKey, suggestionsQuery } from '../queries/suggestionsQuery.ts'
import type { PlaceSearchFacts } from './placeSearchStatus.ts'
import type { Origin } from './SuggestionFetcher.ts'

type Result = QueryObserverResult<SuggestionPage, GeoError>
export type SuggestionsObserver = QueryObserver<
  SuggestionPage,
  GeoError,
  SuggestionPage,
  SuggestionPage,
  SuggestionsQueryKey
>

/** A text with all that its answer depends on. */
export interface TextQuestion extends Origin {
  readonly id: string
  readonly query: string
  readonly connection: Connection
  readonly options: ReturnType<typeof suggestionsQuery>
}

/** The query of one text, followed until it has its answer; that of the text that is typed also after that. */
export interface TrackedQuery {
  readonly question: TextQuestion
  readonly order: number
  readonly observer: SuggestionsObserver
  readonly leave: () => void
}

/** True when a request is in flight. One that waits for a network, or for a retry, does not. */
export function isInFlight({ observer }: TrackedQuery): boolean {
  const { fetchStatus, failureCount } = observer.getCurrentResult()
  return fetchStatus === 'fetching' && failureCount === 0
}

/** The answer to a question as the status of the box needs it. */
export function answerOf(result: Result | undefined): PlaceSearchFacts['answer'] {
  if (result === undefined) return 'none'
  const { data, status } = result
  const fetchStatus = fetchStatusOf(result)
  if (fetchStatus === 'paused') return 'offline'
  if (failureOf(result)) return 'error'
  if (data === undefined) return 'none'
  return status === 'success' && fetchStatus === 'idle' ? 'fresh' : 'stale'
}
