import { expect, test } from 'vitest'
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

test('they are not where that saves nothing: for one whole word, for whole words alone, and in a small partition', () => {
  const ofWhole = (words: string[], partition = wide) =>
    expressionsOf(searchFor(...words), partition, vocabulary).wholeWords
  expect(ofWhole(['puerto', 'mari*'])).toBeUndefined()
  expect(ofWhole(['puerto', 'santa', 'maria'])).toBeUndefined()
  expect(ofWhole(['puerto', 'santa', 'mari*'], { ...wide, isWide: false })).toBeUndefined()
})
