'use client'

import { type Notice, useNotice } from '../internals/notice/useNotice.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { SearchResultsState } from './useSearchResults.ts'

/** A notice instead of places, or below them. */
export interface ResultsNotice extends Notice {
  readonly advice?: string | undefined
}

/** The reason why places are missing, and an action; `undefined` where none are missing. */
export function useResultsNotice(
  { status, failure, places, isMoreFailed }: SearchResultsState,
  messages: SearchResultsMessages,
): ResultsNotice | undefined {
  const { idle, nothing, nothingAdvice } = messages
  const failed = isMoreFailed ? 'moreFailed' : 'refreshFailed'
  const notice = useNotice(status, failure, {
    ...messages,
    notFound: nothing,
    failed: messages[places.length > 0 ? failed : 'failed'],
  })
  if (status === 'idle') return { icon: 'search', text: idle, canRetry: false }
  return status === 'empty' && notice ? { ...notice, advice: nothingAdvice } : notice
}
