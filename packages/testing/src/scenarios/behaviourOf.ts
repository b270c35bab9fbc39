import type { Behaviour } from './Behaviour.ts'
import { byteOrderMark, plainText, wrongBody } from './bodies.ts'
import { hostileLink, hostileText, nulls, wrongTypes } from './content.ts'
import { echoedKey, failure, noContent } from './errors.ts'
import { huge } from './huge.ts'
import { cut, drip, hang, ignoreAbort, latency, offline } from './network.ts'
import { outOfOrder } from './outOfOrder.ts'
import { endlessPaging, repeatingPaging } from './paging.ts'
import type { Happening } from './Scenario.ts'

/** What a scenario does. Made anew each time: some remember the calls that they have seen. */
export function behaviourOf(happening: Happening): Behaviour {
  switch (happening.kind) {
    case 'latency':
      return latency(happening)
    case 'error':
      return failure(happening)
    case 'echo-key':
      return echoedKey(happening)
    case 'no-content':
      return noContent
    case 'offline':
      return offline
    case 'cut':
      return cut
    case 'hang':
      return hang
    case 'drip':
      return drip(happening)
    case 'ignore-abort':
      return ignoreAbort
    case 'out-of-order':
      return outOfOrder(happening)
    case 'endless-paging':
      return endlessPaging
    case 'repeating-paging':
      return repeatingPaging
    case 'huge':
      return huge(happening)
    case 'hostile-text':
      return hostileText(happening)
    case 'hostile-links':
      return hostileLink
    case 'wrong-body':
      return wrongBody(happening)
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
