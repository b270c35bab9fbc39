import type { Clock } from '../fakes/Clock.ts'
import type { GeoCall } from '../fetch/GeoCall.ts'

/** A call on its way to its answer. */
export interface Exchange {
  readonly call: GeoCall
  readonly url: URL
  /** All of them, the key too. */
  readonly parameters: URLSearchParams
  readonly clock: Clock
  /** Aborts when the caller gives up. */
  readonly signal: AbortSignal
  /** Lets the answer come even when the caller gives up. */
  readonly ignoreAbort: () => void
}

export type Next = (exchange: Exchange) => Promise<Response>

/** What a scenario does with a call: it may wait, change what is asked or answered, or answer in the place of `next`. */
export type Behaviour = (exchange: Exchange, next: Next) => Promise<Response>
