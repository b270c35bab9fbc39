import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editDistance } from '../../text/editDistance.ts'
import { conformanceRecords } from '../testing/conformanceRecords.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { type OpenIndex, openIndex } from './openIndex.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-vocabulary-'))
let index: OpenIndex
let words: string[]

beforeAll(async () => {
  index = openIndex(await writeIndex(join(folder, 'places.sqlite'), conformanceRecords))
  words = index.vocabulary.startingWith('', 10_000) ?? []
})
afterAll(async () => {
  index.close()
  await rm(folder, { recursive: true })
})

describe('the vocabulary', () => {
  test('counts the names and the addresses that have a word', () => {
    const { vocabulary } = index
    expect(vocabulary.named('julio')).toBe(1)
    expect(vocabulary.named('mcdonalds')).toBe(3)
    expect(vocabulary.around('buenos')).toBe(1)
    expect(vocabulary.named('nowhere')).toBe(0)
    expect(vocabulary.named('')).toBe(0)
  })

  test('counts and lists the words that start so', () => {
    const { vocabulary } = index
    expect(vocabulary.startingWith('rest', 10)).toEqual(['restaurante'])
    expect(vocabulary.namedWithPrefix('rest')).toBe(1)
    expect(vocabulary.namedWithPrefix('')).toBeGreaterThan(words.length / 2)
    expect(vocabulary.startingWith('', 3)).toBeNull()
  })

  test('finds every word within one or two edits', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'aeiorstnlи'), minLength: 3, maxLength: 9 })
    const option = fc.record({ most: fc.constantFrom(1, 2), prefix: fc.boolean() })
    fc.assert(
      fc.property(typed, option, (text, options) => {
        const expected = words.filter((word) => {
          const edits = editDistance(text, word, options)
          return edits > 0 && edits <= options.most && !/^\d/.test(word)
        })
        const found = index.vocabulary.similar(text, options).map(({ word }) => word)
        if (expected.length <= 48) expect(found.toSorted()).toEqual(expected.toSorted())
      }),
    )
  })

  test('the fewest edits come first', () => {
    const edits = index.vocabulary
      .similar('farmacio', { most: 2, prefix: true })
      .map((one) => one.edits)
    expect(edits).toEqual(edits.toSorted())
  })
})
