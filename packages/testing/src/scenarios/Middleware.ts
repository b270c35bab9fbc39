import type { Clock } from '@signpost/client/domain'
import type { GeoCall } from '../fetch/GeoCall.ts'

/** A call and its answer, as scenarios receive them. */
export interface Exchange {
  readonly call: GeoCall
  readonly url: URL
  readonly clock: Clock
  /** Aborts when the caller does. */
  readonly signal: AbortSignal
  /** Delivers the answer even when the caller aborts. */
  readonly ignoreAbort: () => void
}

export type Next = (exchange: Exchange) => Promise<Response>

/** The code of a scenario that handles a call. It may wait, change the request or the answer, or answer without `next`. */
export type Middleware = (exchange: Exchange, next: Next) => Promise<Response>
