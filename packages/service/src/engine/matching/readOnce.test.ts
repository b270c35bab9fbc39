import { expect, test } from 'vitest'
import { done, runNow } from '../Plan.ts'
import { parseQuery, type QueryWord } from './queryWords.ts'
import type { Doc, DocSearch, Reader } from './Reader.ts'
import { readOnce } from './readOnce.ts'

/** A reader of one text, with the docs and the searches that were read behind it. Docs from 90 on do not exist. */
function readers() {
  const docs: number[][] = []
  const searches: DocSearch[] = []
  // The other questions of a reader are not asked.
  const reader = {
    docs(ids: readonly number[]) {
      docs.push([...ids])
      return done(ids.map((id) => (id < 90 ? ({ id } as Doc) : null)))
    },
    search(asked: DocSearch) {
      searches.push(asked)
      return done([[searches.length]])
    },
  } as unknown as Reader
  return { once: readOnce(reader), docs, searches }
}

const wordsOf = (text: string, unfinished = false): QueryWord[] =>
  parseQuery(text, { unfinished }).words
const search: DocSearch = {
  partitions: [{ partition: 'w', isWide: true }],
  words: wordsOf('maria'),
  within: 'name',
  most: 10,
}

test('each doc is read once, and every question about it has its answer, in its order', () => {
  const { once, docs } = readers()
  const ask = (ids: number[]) => runNow(once.docs(ids)).map((doc) => doc?.id)
  expect(ask([3, 1, 3])).toEqual([3, 1, 3])
  expect(ask([1, 2, 99])).toEqual([1, 2, undefined])
  expect(ask([99, 3])).toEqual([undefined, 3])
  expect(docs).toEqual([
    [3, 1],
    [2, 99],
  ])
})

test('the same search is made once; another word, partition, field or number of docs is another search', () => {
  const { once, searches } = readers()
  const asked: DocSearch[] = [
    search,
    { ...search, words: wordsOf('jose') },
    { ...search, words: wordsOf('maria', true) },
    { ...search, words: wordsOf('maria jose') },
    { ...search, partitions: [{ partition: 'v', isWide: true }] },
    { ...search, within: 'nameOrAddress' },
    { ...search, most: 20 },
  ]
  const first = asked.map((one) => runNow(once.search(one)))
  const again = asked.map((one) => runNow(once.search({ ...one })))
  expect(again).toEqual(first)
  expect(searches).toEqual(asked)
})
