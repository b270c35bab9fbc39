import { describe, expect, it } from 'vitest'
import { kindCodes } from '../layout/kinds.ts'
import { worldPartition } from '../layout/partitions.ts'
import { queryWord } from '../matching/queryWords.ts'
import type { DocSearch } from '../matching/Reader.ts'
import { runNow } from '../Plan.ts'
import type { Postings } from './createPostings.ts'
import type { StoredDoc } from './readRows.ts'
import { searchPostings } from './searchPostings.ts'

const MAIN = worldPartition('main')
const CONTEXT = worldPartition('context')
const DOCS = 2_000_000

const harbours = [10, 20, 30, 40]
const posted: Readonly<Record<string, readonly number[]>> = {
  [`${MAIN}harbour`]: harbours,
  [`${MAIN}lantern`]: Array.from({ length: 9000 }, (_, index) => index * 7),
  [`${MAIN}purple`]: Array.from({ length: 20_000 }, (_, index) => index * 2),
  [`${MAIN}garden`]: Array.from({ length: 400_000 }, (_, index) => index * 5),
  [`${CONTEXT}harbour`]: [11],
  [`${CONTEXT}garden`]: [11],
  [`${MAIN}fl*`]: Array.from({ length: 400_000 }, (_, index) => index * 4),
}

/** Docs with the words of their postings. */
const names = (id: number) =>
  Object.entries(posted).flatMap(([key, docs]) =>
    key.startsWith(MAIN) && docs.includes(id) ? key.slice(MAIN.length).replace('fl*', 'flora') : [],
  )

function search(texts: string[], more: Partial<DocSearch> & { inMemory?: string[] } = {}) {
  const { inMemory = [], ...asked } = more
  const read: string[] = []
  const lookedUp: number[] = []
  const postings: Postings = {
    has: (key) => inMemory.includes(key),
    *read(keys) {
      read.push(...keys)
      return keys.map((key) => Int32Array.from(posted[key] ?? []))
    },
  }
  const countOf = (word: string) => posted[`${MAIN}${word}`]?.length ?? 0
  const found = runNow(
    searchPostings(
      {
        words: texts.map((text) => queryWord(text.replace('*', ''), text.endsWith('*'))),
        within: 'name',
        most: 200,
        partitions: [{ partition: MAIN, isWide: true }],
        ...asked,
      },
      postings,
      {
        docs: DOCS,
        commonWords: new Set(['everywhere']),
        vocabulary: {
          countInNames: countOf,
          countInAddresses: (word) => (word === 'garden' ? 500_000 : 0),
          countInNamesByPrefix: (prefix) => (['fl', 'every'].includes(prefix) ? 420_000 : 9000),
          countInAddressesByPrefix: () => 0,
          startingWith: (prefix) => (prefix === 'lante' ? ['lantern', 'lanterns'] : null),
        },
        // biome-ignore lint/correctness/useYield: it has nothing to wait for.
        *read(ids) {
          lookedUp.push(...ids)
          return ids.map(docOf)
        },
      },
    ),
  )
  return { found: found[0], read: read.map((key) => key.slice(MAIN.length)), lookedUp }
}

function docOf(id: number): StoredDoc {
  return {
    id,
    kind: id === 20 ? kindCodes.intersection : kindCodes.place,
    names: [names(id)],
    aliases: [],
    context: { 11: ['harbour', 'garden'], 30: ['garden'] }[id] ?? [],
    around: ['everywhere'],
    country: null,
    coordinate: { latitude: 0, longitude: 0 },
    prominence: 0,
    locality: 0,
    street: null,
    spots: [],
  }
}

describe('a search in postings', () => {
  it('finds the first docs of a word', () => {
    expect(search(['lantern'], { most: 3 })).toEqual({
      found: [0, 7, 14],
      read: ['lantern'],
      lookedUp: [],
    })
  })

  it('finds the docs that have all words', () => {
    expect(search(['purple', 'lantern'], { most: 3 })).toEqual({
      found: [0, 14, 28],
      read: ['lantern', 'purple'],
      lookedUp: [],
    })
  })

  it('looks up the few docs of a rare word in place of reading the postings of a common one', () => {
    expect(search(['garden', 'harbour'])).toEqual({
      found: harbours,
      read: ['harbour'],
      lookedUp: harbours,
    })
    expect(search(['fl*', 'harbour'])).toMatchObject({ found: [20, 40], read: ['harbour'] })
  })

  it('uses the postings of a common word that are in memory', () => {
    const { lookedUp, found } = search(['garden', 'harbour'], { inMemory: [`${MAIN}garden`] })
    expect({ lookedUp, found }).toEqual({ lookedUp: [], found: harbours })
  })

  it('reads the postings of a common word for the many docs of another', () => {
    const { found, read, lookedUp } = search(['lantern', 'garden'], { most: 2000 })
    expect(read).toEqual(['lantern', 'garden'])
    expect(lookedUp).toEqual([])
    expect(found?.slice(0, 3)).toEqual([0, 35, 70])
  })

  it('looks up no more docs than it needs', () => {
    const { found, lookedUp } = search(['lantern', 'garden'], { most: 3 })
    expect(found).toEqual([0, 35, 70])
    expect(lookedUp.length).toBeLessThan(100)
  })

  it('finds words of an address where that is asked for, and those that are everywhere in none', () => {
    // The name of 20 does not count, because it is in another group.
    expect(search(['harbour', 'garden'], { within: 'nameOrAddress' }).found).toEqual([
      10, 11, 30, 40,
    ])
    expect(search(['harbour', 'every*'], { within: 'nameOrAddress' }).found).toEqual([])
    // One of the words must be in the name.
    expect(search(['harbour', 'garden'], { within: 'nameAndAddress' }).found).toEqual([10, 30, 40])
    const unnamed = { partitions: [{ partition: worldPartition('street'), isWide: true }] }
    expect(search(['garden'], { within: 'nameAndAddress', ...unnamed }).found).toEqual([])
  })

  it('reads a beginning with few endings as those, and others as a range', () => {
    expect(search(['lante*']).read).toEqual(['lantern', 'lanterns'])
    expect(search(['harb*']).read).toEqual(['harb*'])
    const cell = { partitions: [{ partition: MAIN, isWide: false }] }
    expect(search(['lante*'], cell).read).toEqual(['lante*'])
  })

  it('finds nothing without words', () => {
    expect(search([])).toEqual({ found: [], read: [], lookedUp: [] })
  })
})
