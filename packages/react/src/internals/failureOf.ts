import type { GeoError } from '@signpost/client'
import { fetchStatusOf } from './fetchStatusOf.ts'

/**
 * Returns the failure of a query. During retries there is one only if the user would otherwise wait long without a message: the service
 * asks to wait (`retryAfter`), refuses requests (a rate limit), or has not answered in time.
 */
export function failureOf(result: {
  readonly error: GeoError | null
  readonly failureReason: GeoError | null
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}): Failure | undefined {
  const { failureReason } = result
  const fetchStatus = fetchStatusOf(result)
  if (fetchStatus === 'paused') return undefined
  const isRetrying = fetchStatus === 'fetching'
  const error = isRetrying ? failureReason : result.error
  if (!error) return undefined
  const wait = error.retryAfter
  const isQuick = !wait && error.kind !== 'timeout' && error.kind !== 'limit'
  return isRetrying && isQuick ? undefined : { error, isRetrying, wait }
}

/** A failure that is shown to the user. */
export interface Failure {
  readonly error: GeoError
  /** The seconds that the service asks to wait. */
  readonly wait: number | undefined
  /** True while the request is repeated automatically. */
  readonly isRetrying: boolean
}
