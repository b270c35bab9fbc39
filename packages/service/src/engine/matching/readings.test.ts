import { expect, test } from 'vitest'
import type { Vocabulary } from '../text/vocabulary.ts'
import { withoutModifiers } from './intent.ts'
import { parseQuery } from './queryWords.ts'
import { type Reading, readingsOf } from './readings.ts'
import { createTerms } from './terms.ts'

const names = new Set([
  '7',
  'eleven',
  'farmacia',
  'pocitos',
  'ejido',
  'colonia',
  'mcdonalds',
  'teatro',
  'solis',
])
const vocabulary: Vocabulary = {
  size: 0,
  countInNames: (word) => Number(names.has(word)),
  countInAddresses: (word) => Number(word === '94105'),
  countInNamesByPrefix: (prefix) => [...names].filter((name) => name.startsWith(prefix)).length,
  countInAddressesByPrefix: () => 0,
  startingWith: () => [],
  similar: (typed) => (typed === 'farmasia' ? [{ word: 'farmacia', edits: 1 }] : []),
}
const pharmacy = { language: 'es', text: 'Farmacia' }
const terms = createTerms([
  [
    1,
    {
      kind: 'term',
      ref: 'category:amenity/pharmacy',
      term: 'category',
      code: 'amenity/pharmacy',
      names: [pharmacy],
      otherNames: [],
      words: [],
      countries: [],
      weight: 0.5,
    },
  ],
])

const isForeign = () => false

function read(text: string, purpose: 'suggest' | 'search' | 'geocode' = 'search'): Reading[] {
  const typed = parseQuery(text, { unfinished: purpose === 'suggest' })
  const known = { vocabulary, terms }
  const query = withoutModifiers(typed)
  return [...readingsOf({ typed, query, purpose, known, isForeign, hasWhole: () => false })].flat()
}

/** The readings as text: the role, the words, and the words of a location or a number. */
function lines(readings: readonly Reading[]): string[] {
  const text = (words: Reading['words'] = []) => words.map((word) => word.text).join(' ')
  return readings.map(({ name, as, words, where, kind, number }) =>
    [name, as, text(words), text(where), text(kind), number?.text].filter(Boolean).join(': '),
  )
}

test('words before the last may be beginnings too, while nothing nearby has the words in its name', () => {
  const begun = (text: string) => read(text, 'suggest').filter(({ unlessNamed }) => unlessNamed)
  expect(lines(begun('teat sol 12'))).toEqual([
    'each word begun: name: teat sol 12',
    'each word begun: term: teat sol 12',
    'each word begun: crossing: teat sol 12',
    'each word begun: number: teat sol: 12',
  ])
  const [teat, sol, number] = begun('teat sol 12')[0]?.words ?? []
  expect([teat, sol, number].map((word) => word?.prefixes.size)).toEqual([1, 1, 1])
  // The last word is unfinished anyway, and two letters begin too many names.
  expect(begun('solis')).toEqual([])
  expect(begun('la solis')).toEqual([])
  // No longer word begins with the first one.
  expect(begun('teatro sol')).toEqual([])
})

test('interpretations are sorted by likelihood, beginning with the text as typed', () => {
  for (const text of [
    'farmacia pocitos',
    'teatrosolis',
    'mc donalds',
    'farmasia cerca',
    'a b 12',
  ]) {
    const scores = read(text).flatMap(({ score, unlessNamed }) => (unlessNamed ? [] : score))
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores[0]).toBe(1)
  }
})

test.each([
  ['farmacia en pocitos', 'a kind in a place: termIn: farmacia: pocitos'],
  ['pocitos farmacia', 'a kind in a place: termIn: farmacia: pocitos'],
  ['ejido 1234', 'as typed: number: ejido: 1234'],
  ['1234 ejido', 'as typed: number: ejido: 1234'],
  ['ejido 12 a', 'as typed: number: ejido: 12a'],
  ['ejido y colonia', 'as typed: crossing: ejido colonia'],
  ['esquina ejido colonia', 'as typed: crossing: ejido colonia'],
  ['colonia 1013 apto 302', 'as typed: number: colonia: 1013'],
  ['farmacia cerca de mi', 'as typed: term: farmacia'],
  ['farmacia cerca', 'with its modifiers: name: farmacia cerca'],
  ['mc donalds', 'two words as one: name: mcdonalds'],
  ['teatrosolis', 'one word as two: name: teatro solis'],
  ['7eleven', 'one word as two: name: 7 eleven'],
  ['farmasia', 'misspelt: term: farmasia'],
  ['teatro pocitos', 'a name in a place: nameIn: teatro: pocitos'],
  ['teatro solis xyz', 'without a word: name: teatro solis'],
  ['farmasia pocitos', 'a kind in a place: termIn: farmasia: pocitos'],
  ['farmacia solis', 'a kind and a name: nameOf: solis: farmacia'],
])('interprets %s as %s', (text, reading) => {
  expect(lines(read(text))).toContain(reading)
})

test('a house number is also searched for without a postal code that is known', () => {
  expect(lines(read('425 colonia 94105'))).toContain('as typed: number: colonia: 425')
  expect(lines(read('425 colonia 94110'))).not.toContain('as typed: number: colonia: 425')
})

test('an ordinal is no house number', () => {
  expect(read('4th and colonia').filter(({ as }) => as === 'number')).toEqual([])
})

test.each([
  ['farmacia poc', 'a kind in a place: termIn: farmacia: poc'],
  ['farmacia sol', 'a kind and a name: nameOf: sol: farmacia'],
  ['farmacia p', 'a kind and letters: term: farmacia'],
  ['farmacia en', 'a kind and letters: term: farmacia'],
])('interprets an unfinished %s as %s', (text, reading) => {
  expect(lines(read(text, 'suggest'))).toContain(reading)
})

test('two letters after a category are neither a location nor the beginning of a name', () => {
  const readings = read('farmacia po', 'suggest').map(({ as }) => as)
  expect(readings).not.toContain('termIn')
  expect(readings).not.toContain('nameOf')
})

test('a geocode searches streets and numbers, not categories', () => {
  const kinds = new Set(read('farmacia pocitos 12', 'geocode').map(({ as }) => as))
  expect(kinds).toContain('street')
  expect(kinds).toContain('number')
  expect(kinds).not.toContain('term')
  expect(kinds).not.toContain('termIn')
})

test('an unfinished word is not a category in a location; an unfinished number may continue', () => {
  expect(read('far pocitos', 'suggest').some(({ as }) => as === 'termIn')).toBe(false)
  const begun = read('ejido 12', 'suggest').find(({ as }) => as === 'number')
  expect(begun?.number).toEqual({ text: '12', isBegun: true })
})

test('groups of interpretations are sorted by likelihood to within 0.03', () => {
  for (const text of ['farmasia pocitos', 'teatro solis xyz', 'ejido y colonia 12', 'mc donalds']) {
    const typed = parseQuery(text, { unfinished: true })
    const known = { vocabulary, terms }
    const asked = { typed, query: typed, purpose: 'suggest', known, isForeign } as const
    const best = [...readingsOf({ ...asked, hasWhole: () => false })]
      .filter(({ length }) => length > 0)
      .map((group) => Math.max(...group.map(({ score }) => score)))
    for (const [index, score] of best.entries()) {
      expect(score).toBeLessThanOrEqual((best[index - 1] ?? 1) + 0.03)
    }
  }
})

test('typos are searched only when interpretations with typos are reached', () => {
  let walks = 0
  const similar = () => {
    walks += 1
    return []
  }
  const typed = parseQuery('farmasia', { unfinished: false })
  const known = { vocabulary: { ...vocabulary, similar }, terms }
  const hasWhole = () => false
  const readings = readingsOf({
    typed,
    query: typed,
    purpose: 'suggest',
    known,
    isForeign,
    hasWhole,
  })
  readings.next()
  expect(walks).toBe(0)
  for (const _ of readings);
  expect(walks).toBeGreaterThan(0)
})

test('two typos in a word are searched only while no record has every word as typed', () => {
  function editsOf(hasWhole: () => boolean): Set<number> {
    const edits = new Set<number>()
    const similar = (_: string, { most }: { most: number }) => {
      edits.add(most)
      return []
    }
    const typed = parseQuery('farmacias', { unfinished: true })
    const known = { vocabulary: { ...vocabulary, similar }, terms }
    for (const _ of readingsOf({
      typed,
      query: typed,
      purpose: 'suggest',
      known,
      isForeign,
      hasWhole,
    }));
    return edits
  }
  expect(editsOf(() => false)).toEqual(new Set([1, 2]))
  expect(editsOf(() => true)).toEqual(new Set([1]))
})
