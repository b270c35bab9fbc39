import { byteOrderMark, plainText, wrongBody } from './bodies.ts'
import { hostileLink, hostileText, nulls, wrongTypes } from './content.ts'
import { echoedKey, failure, noContent } from './errors.ts'
import { huge } from './huge.ts'
import type { Middleware } from './Middleware.ts'
import { cut, drip, hang, ignoreAbort, latency, offline } from './network.ts'
import { outOfOrder } from './outOfOrder.ts'
import { endlessPaging, repeatingPaging } from './paging.ts'
import type { ScenarioEffect } from './Scenario.ts'

/** The middleware of a scenario. A new one each time, because some remember the calls that they have seen. */
export function createMiddleware(effect: ScenarioEffect): Middleware {
  switch (effect.kind) {
    case 'latency':
      return latency(effect)
    case 'error':
      return failure(effect)
    case 'echo-key':
      return echoedKey(effect)
    case 'no-content':
      return noContent
    case 'offline':
      return offline
    case 'cut':
      return cut
    case 'hang':
      return hang
    case 'drip':
      return drip(effect)
    case 'ignore-abort':
      return ignoreAbort
    case 'out-of-order':
      return outOfOrder(effect)
    case 'endless-paging':
      return endlessPaging
    case 'repeating-paging':
      return repeatingPaging
    case 'huge':
      return huge(effect)
    case 'hostile-text':
      return hostileText(effect)
    case 'hostile-links':
      return hostileLink
    case 'wrong-body':
      return wrongBody(effect)
    case 'wrong-types':
      return wrongTypes
    case 'nulls':
      return nulls
    case 'byte-order-mark':
      return byteOrderMark
    case 'plain-text':
      return plainText
  }
}
