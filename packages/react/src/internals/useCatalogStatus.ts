'use client'

import type { GeoError } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { QueryStatus } from '../domain/queryStatus.ts'
import { type Notice, type OperationMessages, useNotice } from './notice/useNotice.ts'
import { useDelayed } from './useDelayed.ts'
import { useQueryStatus } from './useQueryStatus.ts'

export interface CatalogMessages extends Omit<OperationMessages, 'notFound'> {
  readonly empty: string
  readonly nothing: string
}

export interface CatalogStatus {
  /** `empty`: there is no catalog, or nothing in it is called what was typed. */
  readonly status: QueryStatus
  readonly error: GeoError | undefined
  /** What to say where nothing can be shown, and whether asking again can help. */
  readonly notice: Notice | undefined
  /** Whether loading takes so long that it is to be seen. */
  readonly isSlow: boolean
}

/** What a choice from a catalog shows: the catalog for as long as there is one, whatever became of asking again. */
export function useCatalogStatus(
  result: UseQueryResult<readonly unknown[], GeoError>,
  { shown, query }: { readonly shown: number; readonly query: string },
  messages: CatalogMessages,
): CatalogStatus {
  const asked = useQueryStatus(result)
  const { status, failure } = result.data ? { ...asked, failure: undefined } : asked
  const current = result.data ? statusOf(status, shown) : status
  const notFound = query.trim() === '' ? messages.empty : messages.nothing
  return {
    status: current,
    error: failure?.error,
    isSlow: useDelayed(current === 'loading', 300),
    notice: useNotice(current, failure, { ...messages, notFound }),
  }
}

function statusOf(asked: QueryStatus, shown: number): QueryStatus {
  if (shown === 0) return 'empty'
  return asked === 'refreshing' ? asked : 'ready'
}
