import type { GeoError } from '@signpost/client'
import { policyOf } from '../queries/policy.ts'
import type { Failure } from './place-search/useFailure.ts'

const { retryDelay } = policyOf('search')

/** What went wrong, as soon as it is worth telling: a service that takes no more requests says for how long, and nobody waits that long in silence. */
export function failureOf(result: {
  readonly error: GeoError | null
  readonly failureReason: GeoError | null
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}): Failure | undefined {
  const { error, failureReason, fetchStatus } = result
  if (fetchStatus === 'idle') return error ? { error, wait: error.retryAfter } : undefined
  if (failureReason?.kind !== 'limit' || !failureReason.retryAfter) return undefined
  return { error: failureReason, wait: retryDelay(0, failureReason) / 1000 }
}
