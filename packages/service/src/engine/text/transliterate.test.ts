import { expect, test } from 'vitest'
import { transliterate } from './transliterate.ts'

test.each([
  ['рамада', 'ramada'],
  ['хилтон', 'hilton'],
  ['риксос', 'rixos'],
  ['keruen', 'керуен'],
  ['kenesary', 'кенесары'],
  ['sputnik', 'спутник'],
])('%s may be %s', (typed, meant) => {
  expect(transliterate(typed)).toContain(meant)
})

test.each([
  ['αθηνα', 'athina'],
  ['თბილისი', 'tbilisi'],
  ['մատենադարան', 'matenadaran'],
  ['서울', 'seoul'],
  ['さくら', 'sakura'],
])('%s sounds like %s', (typed, meant) => {
  expect(transliterate(typed)).toContain(meant)
})

test.each(['mixедный', '1234'])('%s has no transliteration', (word) => {
  expect(transliterate(word)).toEqual([])
})

test('a long word takes time proportional to its letters', () => {
  expect(transliterate('ye'.repeat(30)).length).toBeLessThanOrEqual(96)
})
