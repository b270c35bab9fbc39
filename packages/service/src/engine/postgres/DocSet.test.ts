import { expect, test } from 'vitest'
import { DocSet } from './DocSet.ts'

test('returns each number once, in ascending order', () => {
  const docs = new DocSet()
  for (const doc of [9, 3, 100, 3, 0]) docs.add(doc)
  expect([...docs.sorted()]).toEqual([0, 3, 9, 100])
  docs.clear()
  expect([...docs.sorted()]).toEqual([])
})

test('stores more numbers than a Set can', () => {
  const count = 2 ** 24 + 5
  const docs = new DocSet()
  for (let doc = count; doc > 0; doc--) docs.add(2 * doc)
  docs.add(2)
  let next = 2
  for (const doc of docs.sorted()) {
    if (doc !== next) throw new Error(`Expected ${next}, but the set has ${doc}.`)
    next += 2
  }
  expect(next).toBe(2 * count + 2)
})
