import type { SearchResultsState } from '../../hooks/useSearchResults.ts'
import type { SearchResultsMessages } from '../../messages/search-results/SearchResultsMessages.ts'
import type { ResultsNotice } from './resultsNotice.ts'

export interface ResultsAnnounced {
  readonly state: Pick<SearchResultsState, 'status' | 'isStale' | 'isLate'>
  /** How many places there are, in words. */
  readonly count: string
  readonly notice: ResultsNotice | undefined
  readonly words: SearchResultsMessages
}

/** What a screen reader says of the results: nothing while they may still change, and nothing before anybody searched. */
export function announcementOf({ state, count, notice, words }: ResultsAnnounced): string {
  const { status, isStale, isLate } = state
  if (isStale || status === 'idle') return ''
  if (status === 'loading') return isLate ? words.loading : ''
  if (notice === undefined) return count
  return notice.advice ? `${notice.text}. ${notice.advice}` : notice.text
}
