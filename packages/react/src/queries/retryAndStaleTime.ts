import { GeoError, mayStore } from '@signpost/client'
import type { NetworkMode } from '@tanstack/react-query'
import type { GeoQueryKey, Operation } from './GeoQueryKey.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const mostRetries = 2
/** The longest wait before an automatic retry, in seconds. A longer one is shown at once, and users retry themselves. */
const longestWait = 10

/**
 * The time in milliseconds for which an answer counts as fresh. The app sets the time for which an unused answer is cached (`gcTime`),
 * because a persister needs its own.
 */
const staleTimes: Readonly<Record<Operation, number>> = {
  /** Users often type the same text again, or correct it back. */
  suggest: 5 * minute,
  /** Fuel prices and hours change in a day, not while someone compares places. */
  search: 5 * minute,
  /** Addresses change over months. After an hour, corrections in the service become visible. */
  forwardGeocode: hour,
  reverseGeocode: hour,
  /** Catalogs change with a new edition of the service's data. */
  listBrands: day,
  listCategories: day,
  /** Travel times follow the traffic. */
  getDirections: 2 * minute,
}

/** The stale time of an answer that must not be stored: just long enough for the components of one screen to share it. */
const shared = 10 * second

/** The settings of an operation's queries; all others are left to the app's defaults. */
export interface QueryPolicy {
  readonly staleTime: number
  readonly retry: (failures: number, error: Error) => boolean
  readonly retryDelay: (failures: number, error: Error) => number
  readonly networkMode: NetworkMode
}

export function policyOf([, scope, operation]: GeoQueryKey): QueryPolicy {
  return {
    staleTime: mayStore(scope, operation) ? staleTimes[operation] : shared,
    retry,
    retryDelay,
    // Offline queries pause, which components can show, and resume by themselves.
    networkMode: 'online',
  }
}

/**
 * Retries at most twice, and only failures that may soon succeed. Never retries on a server, where the page would wait; the browser
 * requests again.
 */
function retry(failures: number, error: Error): boolean {
  const canSucceed =
    error instanceof GeoError && error.retryable && (error.retryAfter ?? 0) <= longestWait
  return canSucceed && failures < mostRetries && typeof window !== 'undefined'
}

/** Returns the delay that the service requests in `Retry-After`. Without one, or once that time has passed, 1 second and then 2. */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof GeoError ? error.retryAfter : undefined
  return (asked || 2 ** failures) * second
}
