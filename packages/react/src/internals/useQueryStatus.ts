'use client'

import type { GeoError } from '@signpost/client'
import { type QueryState, type QueryStatus, queryStatus } from '../domain/queryStatus.ts'
import { type Failure, failureOf } from './failureOf.ts'
import { fetchStatusOf } from './fetchStatusOf.ts'
import { useIsHydrating } from './useIsHydrating.ts'

export interface QueryResult extends QueryState {
  readonly error: GeoError | null
  readonly failureReason: GeoError | null
}

export interface QueryStatusResult {
  readonly status: QueryStatus
  readonly failure: Failure | undefined
}

/**
 * Returns the status of a query, as a component shows it, and its failure. `isEmpty` has the same meaning as for `queryStatus`.
 *
 * @example
 * ```tsx
 * const { status, failure } = useQueryStatus(useReverseGeocode({ coordinate: center }))
 * ```
 */
export function useQueryStatus(result: QueryResult, isEmpty?: boolean): QueryStatusResult {
  const isHydrating = useIsHydrating()
  const failure = failureOf(result)
  // The data was not stale on the server: the first render keeps the status of the HTML.
  const isAsServed = isHydrating && result.data !== undefined
  const state = { ...result, fetchStatus: isAsServed ? 'idle' : fetchStatusOf(result) } as const
  return { status: failure ? 'error' : queryStatus(state, isEmpty), failure }
}
