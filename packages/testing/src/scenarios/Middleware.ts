import type { Clock } from '@signpost/client/domain'
import type { GeoCall } from '../fetch/GeoCall.ts'

/** A call and its answer, as the scenarios see them. */
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

/** The part of a scenario that handles a call: it may wait, change the request or the answer, or answer instead of `next`. */
export type Middleware = (exchange: Exchange, next: Next) => Promise<Response>
