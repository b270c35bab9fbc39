import { expect, test } from 'vitest'
import { bestOf } from './keyToRows.ts'
import { floor } from './kits/floor.ts'
import { signpost } from './kits/signpost.ts'
import type { Figures } from './measure.ts'
import { markdownOf, tablesOf } from './tables.ts'
import { mustsOf } from './tryMusts.ts'

const figures = (kit: Figures['kit'], time: number): Figures => ({
  kit,
  musts: { held: ['a', 'b'], missed: ['c'] },
  keyToRows: time,
  first: 12_345,
  firstBesideReact: 2345,
  inUse: 23_456,
  survival: {
    tried: 11,
    faults: { 'fields null': ['"null" in a row'] },
    needsNotice: 6,
    notified: ['no places'],
    otherHosts: [],
  },
})

test('each subject is a table with a row for each kit, and the floor is the measure of times', () => {
  const absent = [{ name: 'Other', absent: 'It is a script | no package.' }]
  const text = markdownOf(
    tablesOf({ measured: [figures(floor, 20), figures(signpost, 30)], absent }),
  )
  expect(text).toContain('| Signpost | 2 | 3 |')
  expect(text).toContain('| Signpost | 30 ms | 1.5 |')
  expect(text).toContain('| Signpost | 12.3 kB | 2.3 kB | 23.5 kB |')
  expect(text).toContain('| Signpost | 10 of 11 | 1 of 6 | fields null: "null" in a row |')
  expect(text).toContain('| floor | none | 1 | none |')
  expect(text).toContain('| Other | It is a script \\| no package. |')
})

test('a time is the median over the keys of the best of each, without keys that have no rows', () => {
  expect(
    bestOf([
      [Number.NaN, 50, 30, 40, 40, 90],
      [Number.NaN, 40, 35, 45, 41, 60],
    ]),
  ).toBe(40)
})

test('a requirement is met when its test passed', () => {
  const results = [
    { title: 'a', status: 'passed' },
    { title: 'b', status: 'failed' },
  ]
  expect(mustsOf({ testResults: [{ assertionResults: results }] })).toEqual({
    held: ['a'],
    missed: ['b'],
  })
  expect(() => mustsOf({ testResults: [] })).toThrow('could not be shown')
})
