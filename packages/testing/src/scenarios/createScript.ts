import type { Operation } from '../fetch/Operation.ts'
import type { Behaviour, Exchange, Next } from './Behaviour.ts'
import { behaviourOf } from './behaviourOf.ts'
import type { Scenario } from './Scenario.ts'

/** The scenarios that are in force, in the order in which calls meet them. */
export interface Script {
  add(scenarios: readonly Scenario[]): void
  /** Puts these in the place of all. */
  replace(scenarios: readonly Scenario[]): void
  /** Takes a call through the scenarios that reach it, to the answer. */
  play(exchange: Exchange, answer: Next): Promise<Response>
}

interface Entry {
  readonly scenario: Scenario
  readonly behave: Behaviour
  left: number
}

export function createScript(): Script {
  let entries: Entry[] = []
  return {
    add: (scenarios) => {
      entries = [...entries, ...scenarios.map(toEntry)]
    },
    replace: (scenarios) => {
      entries = scenarios.map(toEntry)
    },
    play: (exchange, answer) => play(entries, exchange, answer),
  }
}

function toEntry(scenario: Scenario): Entry {
  const left = scenario.times ?? Number.POSITIVE_INFINITY
  return { scenario, behave: behaviourOf(scenario), left }
}

/** A scenario counts a call only when the call gets to it: what stands behind an error keeps its times for later. */
function play(entries: readonly Entry[], exchange: Exchange, answer: Next): Promise<Response> {
  const { operation } = exchange.call
  const index = entries.findIndex(({ scenario, left }) => left > 0 && reaches(scenario, operation))
  const entry = entries[index]
  if (entry === undefined) return answer(exchange)
  entry.left -= 1
  return entry.behave(exchange, (changed) => play(entries.slice(index + 1), changed, answer))
}

function reaches({ on }: Scenario, operation: Operation): boolean {
  return on === undefined || on === operation || (Array.isArray(on) && on.includes(operation))
}
