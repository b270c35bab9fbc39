'use client'

import type { GeoError } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { type QueryStatus, queryStatus } from '../../domain/queryStatus.ts'
import { type QueryNotice, type QueryNoticeWords, queryNotice } from '../../parts/queryNotice.ts'
import { useLate } from '../place-search/useLate.ts'

export interface CatalogWords extends Omit<QueryNoticeWords, 'notFound'> {
  readonly empty: string
  readonly nothing: string
  readonly unavailable: string
}

export interface CatalogStatus {
  /** `empty`: there is no catalog, or nothing in it is called what was typed. */
  readonly status: QueryStatus
  readonly error: GeoError | undefined
  /** What to say where nothing can be shown, and whether asking again can help. */
  readonly notice: QueryNotice | undefined
  /** Whether loading takes so long that it is to be seen. */
  readonly isSlow: boolean
}

/** What a choice from a catalog shows: the catalog for as long as there is one, whatever became of asking again. */
export function useCatalogStatus(
  result: UseQueryResult<readonly unknown[], GeoError>,
  { shown, query }: { readonly shown: number; readonly query: string },
  words: CatalogWords,
): CatalogStatus {
  const status = statusOf(result, shown)
  const error = result.data ? undefined : (result.error ?? undefined)
  const isSlow = useLate(status === 'loading', 300)
  const notFound = query.trim() === '' ? words.empty : words.nothing
  const notice = queryNotice(status, error, { ...words, notFound })
  const isMissing = error?.kind === 'not-found' || error?.status === 501
  return {
    status,
    error,
    isSlow,
    notice: notice && isMissing ? { ...notice, text: words.unavailable, canRetry: false } : notice,
  }
}

function statusOf(
  result: UseQueryResult<readonly unknown[], GeoError>,
  shown: number,
): QueryStatus {
  if (result.data === undefined) return queryStatus(result)
  if (shown === 0) return 'empty'
  return result.isFetching ? 'refreshing' : 'ready'
}
