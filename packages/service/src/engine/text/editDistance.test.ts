import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './editDistance.ts'

/** The same, computed in full: every prefix of one against every prefix of the other. */
function plain(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 0; i <= one.length; i++) {
    for (let j = 0; j <= other.length; j++) {
      const row = rows[i]
      if (!row) continue
      if (i === 0 || j === 0) {
        row[j] = i + j
        continue
      }
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж'), maxLength: 10 })
const most = fc.constantFrom(0, 1, 2)

describe('the edits between two words', () => {
  test.each([
    ['ejido', 'ejido', 0],
    ['ejdo', 'ejido', 1],
    ['ejiido', 'ejido', 1],
    ['ejito', 'ejido', 1],
    ['ejiod', 'ejido', 1],
    ['restorante', 'restaurante', 2],
    ['ejido', 'olivar', 3],
  ])('%s and %s: %i', (one, other, edits) => {
    expect(editDistance(one, other, { most: 2 })).toBe(edits)
  })

  test('as many as there are, up to the most that are of interest', () => {
    fc.assert(
      fc.property(word, word, most, (one, other, limit) => {
        const expected = Math.min(limit + 1, plain(one, other))
        expect(editDistance(one, other, { most: limit })).toBe(expected)
      }),
    )
  })

  test('of a beginning: those to the best beginning of the word', () => {
    fc.assert(
      fc.property(word, word, most, (one, other, limit) => {
        const all = Array.from({ length: other.length + 1 }, (_, end) =>
          plain(one, other.slice(0, end)),
        )
        const expected = Math.min(limit + 1, ...all)
        expect(editDistance(one, other, { most: limit, prefix: true })).toBe(expected)
      }),
    )
  })
})
