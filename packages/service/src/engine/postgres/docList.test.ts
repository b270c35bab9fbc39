import { describe, expect, it } from 'vitest'
import { createRandom } from '../testing/random.ts'
import { blocksFor, intersect, readBlocks, union, writeBlocks } from './docList.ts'

const random = createRandom(3)

/** Ascending numbers that contain about every `distance`th one. */
function numbers(count: number, distance: number): number[] {
  let last = -1
  return Array.from({ length: count }, () => {
    last += 1 + Math.floor(random() * 2 * distance)
    return last
  })
}

const list = (...docs: number[]) => Int32Array.from(docs)

describe('the blocks of a posting', () => {
  it.each([
    [0, 1],
    [1, 1],
    [48, 5],
    [49, 5],
    [3000, 1],
    [3000, 700],
    [500, 400_000],
  ])('have all of %i docs, one in %i', (count, distance) => {
    const docs = numbers(count, distance)
    expect([...readBlocks([...writeBlocks(docs)])]).toEqual(docs)
  })

  it('hold the greatest numbers', () => {
    const docs = [0, 31, 32, 1023, 1024, 2 ** 31 - 2, 2 ** 31 - 1]
    expect([...readBlocks([...writeBlocks(docs)])]).toEqual(docs)
  })

  it('are short enough to be stored in their row, and can be read one by one', () => {
    const docs = numbers(5000, 200_000)
    const blocks = [...writeBlocks(docs)]
    for (const block of blocks) expect(block.length).toBeLessThanOrEqual(1900)
    expect(blocks.flatMap((block) => [...readBlocks([block])])).toEqual(docs)
  })

  it.each([1, 40, 48, 49, 200, 2000])('of a number hold at least the first %i docs', (most) => {
    const docs = numbers(2100, 1_000_000)
    const first = [...writeBlocks(docs)].slice(0, blocksFor(most))
    expect(readBlocks(first).length).toBeGreaterThanOrEqual(most)
  })
})

describe('lists of docs', () => {
  it('are joined, each doc once', () => {
    expect([...union([list(1, 5, 9), list(), list(2, 5), list(9, 10)])]).toEqual([1, 2, 5, 9, 10])
    expect([...union([list(), list(4)])]).toEqual([4])
    expect([...union([])]).toEqual([])
    const single = Array.from({ length: 3001 }, (_, index) => list((index * 7) % 3001))
    expect([...union(single)]).toEqual(Array.from({ length: 3001 }, (_, index) => index))
  })

  it('are intersected: a doc is in one list of each condition', () => {
    const docs = list(1, 3, 5, 7, 9)
    expect([...intersect(docs, [[list(1, 2, 3), list(9)], [list(0, 3, 9, 20)]])]).toEqual([3, 9])
    expect([...intersect(docs, [[]])]).toEqual([])
    expect([...intersect(docs, [])]).toEqual([1, 3, 5, 7, 9])
  })

  it('are intersected as sets are, however long they are', () => {
    for (const [distance, other] of [
      [2, 2],
      [1, 300],
      [300, 1],
    ] as const) {
      const docs = numbers(2000, distance)
      const second = numbers(3000, other)
      const both = docs.filter((doc) => second.includes(doc))
      expect([...intersect(list(...docs), [[list(...second)]])]).toEqual(both)
    }
  })
})
