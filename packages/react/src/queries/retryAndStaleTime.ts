import { GeoError, mayStore } from '@signpost/client'
import type { NetworkMode } from '@tanstack/react-query'
import type { GeoQueryKey, Operation } from './GeoQueryKey.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const mostRetries = 2
/** The longest wait before a retry, in seconds. A longer one is shown at once, and users try again themselves. */
const longestWait = 10

/**
 * The time for which an answer counts as fresh, in milliseconds. The time for which an unused one is cached (`gcTime`) is the app's to set:
 * a persister needs its own.
 */
const staleTimes: Readonly<Record<Operation, number>> = {
  /** A text that is typed again, or corrected back, has the same list. */
  suggest: 5 * minute,
  /** Fuel prices and hours change in a day, not while someone compares places. */
  search: 5 * minute,
  /** Addresses change in months. After an hour a corrected error of the service disappears. */
  forwardGeocode: hour,
  reverseGeocode: hour,
  /** Catalogs change with a new edition of the service's data. */
  listBrands: day,
  listCategories: day,
  /** Travel times follow the traffic. */
  getDirections: 2 * minute,
}

/** The stale time of an answer that may not be stored: long enough to be shared by the components of one screen. */
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
    // Offline a query pauses, where a component can say so, and resumes by itself.
    networkMode: 'online',
  }
}

/**
 * Retries at most twice, and only failures that can succeed soon. Never on a server, where the page would wait for it: the browser requests again.
 */
function retry(failures: number, error: Error): boolean {
  const canSucceed =
    error instanceof GeoError && error.retryable && (error.retryAfter ?? 0) <= longestWait
  return canSucceed && failures < mostRetries && typeof window !== 'undefined'
}

/** The delay that the service asks for in `Retry-After`. Without it, or when its time is past, 1 second and then 2. */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof GeoError ? error.retryAfter : undefined
  return (asked || 2 ** failures) * second
}
