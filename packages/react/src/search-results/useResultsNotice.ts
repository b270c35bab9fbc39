'use client'

import { type Notice, useNotice } from '../internals/notice/useNotice.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { SearchResultsOptions } from './SearchResultsProps.ts'
import type { SearchResultsState } from './useSearchResults.ts'

/** A notice instead of places, or below them. */
export interface ResultsNotice extends Notice {
  readonly advice?: string | undefined
}

/** The reason why places are missing, and an action; `undefined` where none are missing. */
export function useResultsNotice(
  { status, failure, places, isMoreFailed }: SearchResultsState,
  { brands = [], categories = [] }: Pick<SearchResultsOptions, 'brands' | 'categories'>,
  messages: SearchResultsMessages,
): ResultsNotice | undefined {
  const { idle, nothing, nothingAdvice, nothingChosenAdvice } = messages
  const advice = brands.length + categories.length > 0 ? nothingChosenAdvice : nothingAdvice
  const failed = isMoreFailed ? 'moreFailed' : 'refreshFailed'
  const notice = useNotice(status, failure, {
    ...messages,
    notFound: nothing,
    failed: messages[places.length > 0 ? failed : 'failed'],
  })
  if (status === 'idle') return { icon: 'search', text: idle, canRetry: false }
  return status === 'empty' && notice ? { ...notice, advice } : notice
}

interface ResultsAnnouncementInput {
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
