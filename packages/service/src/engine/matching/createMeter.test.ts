import { expect, test } from 'vitest'
import { done, runNow } from '../Plan.ts'
import { createMeter, meterReader } from './createMeter.ts'
import { parseQuery } from './queryWords.ts'
import type { Reader } from './Reader.ts'

const records: Readonly<Record<string, number>> = { maria: 80_000, jose: 80_000, zorrilla: 20 }
const count = (token: string): number => records[token] ?? 0

/** The counted cost of a search for all words of a text in the world. */
function spentOn(text: string, unfinished = false): number {
  const meter = createMeter(Number.POSITIVE_INFINITY)
  const vocabulary = {
    countInNames: count,
    countInNamesByPrefix: (prefix: string) => count(prefix),
  }
  // The other questions of a reader are not asked.
  const reader = { vocabulary, search: () => done([[]]) } as unknown as Reader
  const { words } = parseQuery(text, { unfinished })
  const partitions = [{ partition: 'w', isWide: true }]
  runNow(meterReader(reader, meter).search({ partitions, words, within: 'name', most: 10 }))
  return meter.spent
}

test('two words that many records have cost more than a millisecond', () => {
  expect(spentOn('maria jose')).toBeGreaterThan(1000)
})

test('beside a rare word, most records of a common one are skipped', () => {
  expect(spentOn('maria zorrilla')).toBeLessThan(spentOn('maria jose') / 10)
})

test('all records of a common beginning are merged, also beside a rare word', () => {
  expect(spentOn('zorrilla maria', true)).toBeGreaterThan(1000)
})
