import type { GeoError } from '@signpost/client'
import type { Failure } from './useFailure.ts'

/**
 * The failure of a query. While the request is being retried, there is one only if the user would otherwise wait long without a message: the service asks to wait (`retryAfter`), refuses requests (a rate limit), or has not answered in time.
 */
export function failureOf(result: {
  readonly error: GeoError | null
  readonly failureReason: GeoError | null
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}): Failure | undefined {
  const { fetchStatus, failureReason } = result
  if (fetchStatus === 'paused') return undefined
  const isRetrying = fetchStatus === 'fetching'
  const error = isRetrying ? failureReason : result.error
  if (!error) return undefined
  const wait = error.retryAfter
  const isQuick = !wait && error.kind !== 'timeout' && error.kind !== 'limit'
  return isRetrying && isQuick ? undefined : { error, isRetrying, wait }
}
