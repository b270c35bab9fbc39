import type { OperationName } from '@signpost/client/domain'
import { createMiddleware } from './createMiddleware.ts'
import type { Exchange, Middleware, Next } from './Middleware.ts'
import type { Scenario } from './Scenario.ts'

/** The active scenarios, in the order in which they apply to calls. */
export interface ScenarioRunner {
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

/** A scenario counts a call only when the call reaches it: behind an error, a scenario keeps its calls for later. */
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
