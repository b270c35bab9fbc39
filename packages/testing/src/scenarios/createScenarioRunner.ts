import type { OperationName } from '@signpost/client/domain'
import { byteOrderMark, huge, plainText, wrongBody } from './bodies.ts'
import { hostileLink, hostileText, nulls, wrongTypes } from './content.ts'
import { echoedKey, failure, noContent } from './errors.ts'
import type { Exchange, Middleware, Next } from './Middleware.ts'
import { cut, drip, hang, ignoreAbort, latency, offline, outOfOrder } from './network.ts'
import { endlessPaging, repeatingPaging } from './paging.ts'
import type { Scenario, ScenarioEffect } from './Scenario.ts'

/** The middleware of a scenario. It is created for each use, because some middleware remembers its calls. */
function createMiddleware(effect: ScenarioEffect): Middleware {
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

/** The active scenarios, in the order in which they apply to calls. */
interface ScenarioRunner {
  add(scenarios: readonly Scenario[]): void
  /** Replaces all scenarios. */
  replace(scenarios: readonly Scenario[]): void
  /** Passes a call through the scenarios that apply to it, to the answer. */
  run(exchange: Exchange, answer: Next): Promise<Response>
}

interface Entry {
  readonly scenario: Scenario
  readonly middleware: Middleware
  timesLeft: number
}

export function createScenarioRunner(): ScenarioRunner {
  let entries: Entry[] = []
  return {
    add: (scenarios) => {
      entries = [...entries, ...scenarios.map(toEntry)]
    },
    replace: (scenarios) => {
      entries = scenarios.map(toEntry)
    },
    run: (exchange, answer) => run(entries, exchange, answer),
  }
}

function toEntry(scenario: Scenario): Entry {
  const timesLeft = scenario.times ?? Number.POSITIVE_INFINITY
  return { scenario, middleware: createMiddleware(scenario), timesLeft }
}

/** Runs a call through the scenarios. A scenario counts a call only when the call reaches it: after an error, later scenarios keep their calls. */
function run(entries: readonly Entry[], exchange: Exchange, answer: Next): Promise<Response> {
  const { operation } = exchange.call
  const index = entries.findIndex(
    ({ scenario, timesLeft }) => timesLeft > 0 && reaches(scenario, operation),
  )
  const entry = entries[index]
  if (entry === undefined) return answer(exchange)
  entry.timesLeft -= 1
  return entry.middleware(exchange, (changed) => run(entries.slice(index + 1), changed, answer))
}

function reaches({ on }: Scenario, operation: OperationName): boolean {
  return on === undefined || on === operation || (Array.isArray(on) && on.includes(operation))
}
