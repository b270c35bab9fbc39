import { type Clock, systemClock } from '@signpost/client/domain'
import { ProtocolError } from '@signpost/client/protocol'
import { type Adapter, createAdapter } from '../internals/Adapter.ts'

export interface RateLimit {
  readonly perSecond: number
  /** The maximum burst of requests. Default: `perSecond`, at least 1. */
  readonly burst?: number
  readonly clock?: Clock
}

/** An adapter that limits the requests to its provider. Further requests get a 429 with `Retry-After`. */
export function withRateLimit(
  adapter: Adapter,
  { perSecond, burst = Math.max(1, perSecond), clock = systemClock }: RateLimit,
): Adapter {
  let [tokens, last] = [burst, clock.now()]
  return createAdapter((request) => {
    const now = clock.now()
    tokens = Math.min(burst, tokens + (Math.max(0, now - last) / 1000) * perSecond)
    last = now
    if (tokens < 1) {
      const wait = Math.max(1, Math.ceil((1 - tokens) / perSecond))
      throw new ProtocolError(429, 'rate_limited', 'There were too many requests.', {
        headers: { 'Retry-After': String(wait) },
      })
    }
    tokens -= 1
    return adapter(request)
  }, adapter)
}
