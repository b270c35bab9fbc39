import { describe, expect, it } from 'vitest'
import { worldPartition } from '../layout/partitions.ts'
import type { QueryWord } from '../matching/queryWords.ts'
import type { DocSearch } from '../matching/Reader.ts'
import { planSearch, type SearchedData } from './planSearch.ts'

const counts: Readonly<Record<string, number>> = {
  harbour: 50,
  station: 9000,
  north: 20_000,
  street: 400_000,
}

const data: SearchedData = {
  docs: 2_000_000,
  vocabulary: {
    countInNames: (word) => counts[word] ?? 0,
    countInAddresses: (word) => 10 * (counts[word] ?? 0),
    countInNamesByPrefix: () => 500_000,
    countInAddressesByPrefix: () => 500_000,
  },
}

function word(text: string, isUnfinished = false): QueryWord {
  return {
    text,
    meanings: new Map(isUnfinished ? [] : [[text, 1]]),
    prefixes: new Map(isUnfinished ? [[text, 1]] : []),
    isMinor: false,
    isRoad: false,
    isNumber: false,
  }
}

function plan(texts: readonly QueryWord[], more: Partial<DocSearch> = {}) {
  const { driver, listed, compared } = planSearch(
    {
      words: texts,
      within: 'name',
      most: 200,
      partitions: [{ partition: worldPartition('main'), isWide: true }],
      ...more,
    },
    data,
  )
  const textsOf = (conditions: typeof listed): string[] =>
    conditions.map(({ words }) => words.map(({ text }) => text).join('|'))
  return { driver: driver?.text, listed: textsOf(listed), compared: textsOf(compared) }
}

describe('the plan of a search', () => {
  it('reads the docs of the rarest word', () => {
    expect(plan([word('street'), word('harbour'), word('north')]).driver).toBe('harbour')
  })

  it('looks up the few docs of a rare word', () => {
    expect(plan([word('harbour'), word('north')])).toMatchObject({
      listed: [],
      compared: ['north'],
    })
  })

  it('reads the postings of a word that is about as frequent as the rarest', () => {
    expect(plan([word('station'), word('north')])).toMatchObject({
      listed: ['north'],
      compared: [],
    })
  })

  it('compares the words of docs with one that is frequent everywhere', () => {
    expect(plan([word('station'), word('north'), word('street')])).toMatchObject({
      listed: ['north'],
      compared: ['street'],
    })
  })

  it('compares where enough docs are found soon', () => {
    expect(plan([word('north'), word('street')], { most: 1 })).toMatchObject({
      listed: [],
      compared: ['street'],
    })
  })

  it('counts addresses where a word may be in one', () => {
    const within = 'nameOrAddress'
    expect(plan([word('station'), word('north', true)], { within })).toMatchObject({
      driver: 'station',
      compared: ['north'],
    })
  })

  it('asks for a word in the name where one is required', () => {
    expect(plan([word('harbour'), word('north')], { within: 'nameAndAddress' })).toMatchObject({
      compared: ['harbour|north', 'north'],
    })
  })

  it('reads no postings of crossings, which are not counted', () => {
    const partitions = [{ partition: worldPartition('corner'), isWide: true }]
    expect(plan([word('station'), word('north')], { partitions })).toMatchObject({
      listed: [],
      compared: ['north'],
    })
  })

  it('is empty without words', () => {
    expect(plan([])).toEqual({ driver: undefined, listed: [], compared: [] })
  })
})
