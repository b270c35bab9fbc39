'use client'

import type { GeoError } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { QueryStatus } from '../domain/queryStatus.ts'
import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import { type Notice, useNotice } from './notice/useNotice.ts'
import { useDelayed } from './useDelayed.ts'
import { useQueryStatus } from './useQueryStatus.ts'

export interface CatalogStatus {
  /** `empty`: there is no catalog, or nothing in it matches the typed text. */
  readonly status: QueryStatus
  readonly error: GeoError | undefined
  /** The notice when nothing can be shown, with a retry if that can help. */
  readonly notice: Notice | undefined
  /** True when loading takes so long that the skeleton is shown. */
  readonly isSlow: boolean
}

/** The status of a component that shows a catalog. A loaded catalog stays, whatever the outcome of a refetch. */
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
