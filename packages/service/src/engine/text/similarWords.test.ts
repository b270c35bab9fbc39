import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSimilarWords, type SortedWords } from './similarWords.ts'
import { LONGEST_WORD } from './tokens.ts'

/** The edit distance of two words, computed with the full matrix, with a limit of edits in the first half of the first word. */
function editsBetween(one: string, other: string, early = Number.POSITIVE_INFINITY): number {
  const half = one.length >> 1
  const rows = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 0; i <= one.length; i++) {
    for (let j = 0; j <= other.length; j++) {
      const row = rows[i]
      if (!row) continue
      if (i === 0 || j === 0) {
        row[j] = limited(i, i + j)
        continue
      }
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const edits = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      row[j] = limited(i, edits)
    }
  }
  return at(one.length, other.length)

  function limited(i: number, edits: number): number {
    return i <= half && edits > early ? Number.POSITIVE_INFINITY : edits
  }
}

function sorted(words: Iterable<string>): SortedWords & { words: string[] } {
  const all = [...new Set(words)].sort()
  const starts = [0]
  for (const word of all) starts.push((starts.at(-1) ?? 0) + word.length + 1)
  return { words: all, text: `${all.join('\n')}\n`, starts: Uint32Array.from(starts) }
}

function similar(
  words: Iterable<string>,
  typed: string,
  options: { most: number; prefix: boolean },
): Record<string, number> {
  const known = sorted(words)
  const found = createSimilarWords(known, { from: 0, to: known.starts.length - 1 })(typed, options)
  return Object.fromEntries(found.map(({ index, edits }) => [known.words[index], edits]))
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж'), minLength: 1, maxLength: 10 })
const words = fc.array(word, { maxLength: 30 })
const most = fc.constantFrom(0, 1, 2)

describe('similar words', () => {
  test('finds a letter removed, added, replaced, or two swapped; two edits; not three', () => {
    const known = ['ejdo', 'ejido', 'ejidos', 'ejiod', 'ejito', 'ejituo', 'olivar']
    expect(similar(known, 'ejido', { most: 2, prefix: false })).toEqual({
      ejdo: 1,
      ejido: 0,
      ejidos: 1,
      ejiod: 1,
      ejito: 1,
      ejituo: 2,
    })
  })

  test('a misspelled prefix finds the words that continue it', () => {
    const known = ['rest', 'restaurante', 'restos', 'resultado', 'costa']
    expect(similar(known, 'rets', { most: 1, prefix: true })).toEqual({
      rest: 1,
      restaurante: 1,
      restos: 1,
      resultado: 1,
    })
  })

  test('returns every word within the distance, with its edits, and no others', () => {
    fc.assert(
      fc.property(words, word, most, (known, typed, limit) => {
        const near = [...new Set(known)].flatMap((one) => {
          const edits = editsBetween(typed, one)
          return edits <= limit ? [[one, edits]] : []
        })
        expect(similar(known, typed, { most: limit, prefix: false })).toEqual(
          Object.fromEntries(near),
        )
      }),
    )
  })

  test('returns every word with a prefix within the distance, at most one edit of which is in the first half', () => {
    fc.assert(
      fc.property(words, word, most, (known, typed, limit) => {
        const near = [...new Set(known)].flatMap((one) => {
          const beginnings = Array.from({ length: one.length + 1 }, (_, end) => one.slice(0, end))
          const edits = Math.min(
            ...beginnings.map((beginning) => editsBetween(typed, beginning, 1)),
          )
          return edits <= limit ? [[one, edits]] : []
        })
        expect(similar(known, typed, { most: limit, prefix: true })).toEqual(
          Object.fromEntries(near),
        )
      }),
    )
  })

  test('handles the longest words, and no word', () => {
    const long = 'a'.repeat(LONGEST_WORD)
    expect(similar([long], `${long.slice(1)}b`, { most: 2, prefix: true })).toEqual({ [long]: 1 })
    expect(similar([long], long, { most: 2, prefix: false })).toEqual({ [long]: 0 })
    expect(similar([], 'ejido', { most: 2, prefix: true })).toEqual({})
  })
})
