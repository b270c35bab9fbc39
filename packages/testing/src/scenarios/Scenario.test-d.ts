import { test } from 'vitest'
import type { Scenario } from './Scenario.ts'

function use(..._scenarios: readonly Scenario[]): void {}

test('a scenario is one object with an effect, operations and a number of calls', () => {
  use({ kind: 'offline' }, { kind: 'latency', ms: ({ time }) => time % 2, on: 'suggest' })
  use({ kind: 'error', status: 429, retryAfter: { dateIn: 5 }, on: ['search'], times: 2 })
})

test('other objects do not compile', () => {
  // @ts-expect-error no such kind
  use({ kind: 'earthquake' })
  // @ts-expect-error no such operation
  use({ kind: 'offline', on: 'directions' })
  // @ts-expect-error not an error
  use({ kind: 'error', status: 200 })
  // @ts-expect-error an option of another scenario
  use({ kind: 'offline', ms: 5 })
})
