import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceRecords } from '../../testing/conformanceRecords.ts'
import { writeIndex } from '../../testing/writeIndex.ts'
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
    expect(vocabulary.countInNames('julio')).toBe(1)
    expect(vocabulary.countInNames('mcdonalds')).toBe(3)
    expect(vocabulary.countInAddresses('buenos')).toBe(1)
    expect(vocabulary.countInNames('nowhere')).toBe(0)
    expect(vocabulary.countInNames('')).toBe(0)
  })

  test('counts and lists the words that start so', () => {
    const { vocabulary } = index
    expect(vocabulary.startingWith('rest', 10)).toEqual(['restaurante'])
    expect(vocabulary.countInNamesByPrefix('rest')).toBe(1)
    expect(vocabulary.countInNamesByPrefix('')).toBeGreaterThan(words.length / 2)
    expect(vocabulary.startingWith('', 3)).toBeNull()
  })

  test('finds words by a misspelt one or its beginning, but neither itself nor numbers', () => {
    const { vocabulary } = index
    const found = (typed: string, options: { most: number; prefix: boolean }) =>
      vocabulary.similar(typed, options).map(({ word }) => word)
    expect(found('montevidoe', { most: 1, prefix: false })).toEqual(['montevideo'])
    expect(found('montevideo', { most: 1, prefix: false })).toEqual([])
    expect(found('restuar', { most: 1, prefix: true })).toEqual(['restaurante'])
    expect(found('1235', { most: 1, prefix: false })).toEqual([])
  })

  test('the fewest edits come first', () => {
    const edits = index.vocabulary
      .similar('farmacio', { most: 2, prefix: true })
      .map((one) => one.edits)
    expect(edits).toEqual(edits.toSorted())
  })
})
