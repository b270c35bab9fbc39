import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { ResultsNotice } from './useResultsNotice.ts'
import type { SearchResultsState } from './useSearchResults.ts'

export interface ResultsAnnouncementInput {
  readonly state: Pick<SearchResultsState, 'status' | 'isStale' | 'isLate'>
  /** The number of places, as text. */
  readonly count: string
  readonly notice: ResultsNotice | undefined
  readonly messages: SearchResultsMessages
}

/** The announcement of the results: empty while they may still change, and before the first search. */
export function resultsAnnouncement({
  state,
  count,
  notice,
  messages,
}: ResultsAnnouncementInput): string {
  const { status, isStale, isLate } = state
  if (isStale || status === 'idle') return ''
  if (status === 'loading') return isLate ? messages.loading : ''
  if (notice === undefined) return count
  return notice.advice ? `${notice.text}. ${notice.advice}` : notice.text
}
