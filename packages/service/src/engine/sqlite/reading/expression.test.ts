import { expect, test } from 'vitest'
import { worldPartition } from '../../layout/partitions.ts'
import type { DocSearch } from '../../matching/Reader.ts'
import type { Vocabulary } from '../../text/vocabulary.ts'
import { expressionsOf } from './expression.ts'

const wide = { partition: '0000000', isWide: true }
/** A vocabulary in which every prefix has too many endings to list. */
const vocabulary = { startingWith: () => null } as unknown as Vocabulary

function searchFor(...texts: string[]): DocSearch {
  const words = texts.map((text) => {
    const isBegun = text.endsWith('*')
    const token = text.replace('*', '')
    return {
      text: token,
      meanings: new Map(isBegun ? [] : [[token, 1]]),
      prefixes: new Map(isBegun ? [[token, 1]] : []),
      isNumber: false,
      isMinor: false,
      isRoad: false,
    }
  })
  return { partitions: [wide], words, within: 'name', most: 10 }
}

test('the whole words are searched for before a beginning that many words share', () => {
  const { all, wholeWords } = expressionsOf(searchFor('puerto', 'santa', 'mari*'), wide, vocabulary)
  expect(all).toBe('("0000000puerto") AND ("0000000santa") AND ("0000000mari" *)')
  expect(wholeWords).toBe('("0000000puerto") AND ("0000000santa")')
})

test('where words may be in the address, the whole words may be there too', () => {
  const words = searchFor('puerto', 'santa', 'mari*')
  const { all, wholeWords } = expressionsOf(
    { ...words, within: 'nameAndAddress' },
    wide,
    vocabulary,
  )
  const context = worldPartition('context')
  const anywhere = ['puerto', 'santa'].map(
    (word) => `(("0000000${word}") OR ("${context}${word}"))`,
  )
  expect(wholeWords).toBe(anywhere.join(' AND '))
  // Any record that has all words has the whole ones.
  expect(all).toContain(wholeWords)
})

test('they are not where that saves nothing: for one whole word, for whole words alone, and in a small partition', () => {
  const ofWhole = (words: string[], partition = wide) =>
    expressionsOf(searchFor(...words), partition, vocabulary).wholeWords
  expect(ofWhole(['puerto', 'mari*'])).toBeUndefined()
  expect(ofWhole(['puerto', 'santa', 'maria'])).toBeUndefined()
  expect(ofWhole(['puerto', 'santa', 'mari*'], { ...wide, isWide: false })).toBeUndefined()
})
