import { describe, expect, test } from 'vitest'
import { parseQuery, significantWords } from './queryWords.ts'

const texts = (text: string, unfinished = true) =>
  parseQuery(text, { unfinished }).words.map((word) => word.text)

describe('parsing the text of a query', () => {
  test('splits it into words', () => {
    expect(texts('Av. 18 de Julio 1234')).toEqual(['av', '18', 'de', 'julio', '1234'])
  })

  test('reads only the last word as unfinished, and only in suggestions', () => {
    const prefixes = (unfinished: boolean) =>
      parseQuery('teatro sol', { unfinished }).words.map((word) => [...word.prefixes.keys()])
    expect(prefixes(true)).toEqual([[], ['sol']])
    expect(prefixes(false)).toEqual([[], []])
  })

  test('recognizes house numbers', () => {
    const { words } = parseQuery('12a ejido 3/4 b2', { unfinished: false })
    expect(words.map(({ isNumber }) => isNumber)).toEqual([true, false, true, false])
  })

  test.each([
    ['18 de julio y ejido', [{ from: 3, to: 4 }]],
    ['18 de julio & ejido', [{ from: 3, to: 3 }]],
    ['ejido/mercedes', [{ from: 1, to: 1 }]],
    ['ejido 12/3', []],
    ['main and first', [{ from: 1, to: 2 }]],
    ['& ejido', []],
    ['ejido y', []],
  ])('recognizes the words that join two streets: %s', (text, connectors) => {
    expect(parseQuery(text, { unfinished: true }).connectors).toEqual(connectors)
  })

  test('drops insignificant words, unless all words are insignificant', () => {
    const significant = (text: string) =>
      significantWords(parseQuery(text, { unfinished: false }).words).map((word) => word.text)
    expect(significant('calle de la ejido')).toEqual(['ejido'])
    expect(significant('calle de la')).toEqual(['calle', 'de', 'la'])
  })

  test('takes at most 12 words of 60 characters of a text of 10 kB', () => {
    expect(texts('teatro '.repeat(1500))).toHaveLength(12)
    expect(texts('a'.repeat(10_000))).toEqual(['a'.repeat(60)])
    expect(parseQuery('& a '.repeat(3000), { unfinished: true }).connectors.length).toBeLessThan(25)
  })
})
