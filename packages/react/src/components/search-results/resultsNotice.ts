import type { SearchResultsState } from '../../hooks/useSearchResults.ts'
import type { IconName } from '../../icons/Icon.tsx'
import type { SearchResultsMessages } from '../../messages/search-results/SearchResultsMessages.ts'
import { queryNotice } from '../../parts/queryNotice.ts'

/** What is said where places are missing. */
export interface ResultsNotice {
  readonly icon: IconName
  readonly text: string
  readonly advice?: string | undefined
  readonly canRetry: boolean
}

export interface ResultsNoticeFacts
  extends Pick<SearchResultsState, 'status' | 'error' | 'retryIn' | 'isMoreFailed'> {
  /** How many places are shown all the same. */
  readonly count: number
  readonly words: SearchResultsMessages
  /** Writes a number as the user's language does. */
  readonly write: (count: number) => string
}

/** Why places are missing, and what can be done; `undefined` where none are. */
export function resultsNotice(facts: ResultsNoticeFacts): ResultsNotice | undefined {
  const { status, error, retryIn, isMoreFailed, count, words, write } = facts
  if (status === 'idle') return { icon: 'search', text: words.idle, canRetry: false }
  const failed = count === 0 ? words.failed : words[isMoreFailed ? 'moreFailed' : 'refreshFailed']
  const { nothing: notFound, offline, keyRefused } = words
  const notice = queryNotice(status, error, { notFound, offline, keyRefused, failed })
  if (status === 'empty') return notice && { ...notice, advice: words.nothingAdvice }
  if (error?.kind !== 'limit' || !retryIn) return notice
  return notice && { ...notice, text: words.tooMany(retryIn, write(retryIn)), canRetry: false }
}
