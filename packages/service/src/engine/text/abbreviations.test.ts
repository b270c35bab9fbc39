import { fold } from '@signpost/client/domain'
import { describe, expect, test } from 'vitest'
import { isMinorWord, isOfStreet, shortForms, shortFormsOfPrefix } from './abbreviations.ts'

/** Two words match if one is a short form of the other, or if they share a short form. */
function meet(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => [fold(word), ...shortForms(fold(word))])
  return a?.some((form) => b?.includes(form)) ?? false
}

describe('abbreviations', () => {
  test.each([
    ['Av', 'Avenida'],
    ['Avda', 'Avenida'],
    ['Ave', 'Avenue'],
    ['St', 'Street'],
    ['St', 'Saint'],
    ['Str', 'Straße'],
    ['Hauptstr', 'Hauptstraße'],
    ['Marktpl', 'Marktplatz'],
    ['Cno', 'Camino'],
    ['Gral', 'General'],
    ['Dr', 'Doctor'],
    ['Dr', 'Drive'],
    ['Bv', 'Bulevar'],
    ['Blvd', 'Boulevard'],
    ['ул', 'улица'],
    ['просп', 'проспект'],
    ['пр', 'проспект'],
    ['даң', 'даңғылы'],
    ['көш', 'көшесі'],
  ])('%s and %s match', (short, long) => {
    expect(meet(short, long)).toBe(true)
  })

  test.each([
    ['Avenida', 'Rambla'],
    ['Street', 'Road'],
    ['str', 'hauptstr'],
    ['улица', 'проспект'],
  ])('%s and %s do not match', (one, other) => {
    expect(meet(one, other)).toBe(false)
  })

  test('a prefix matches the abbreviations of the words that begin with it', () => {
    expect(shortFormsOfPrefix('aven')).toContain('av')
    expect(shortFormsOfPrefix('av')).toEqual([])
    expect(shortFormsOfPrefix('zzz')).toEqual([])
  })

  test('road types and articles are insignificant words, names are significant', () => {
    for (const word of ['avenida', 'av', 'street', 'улица', 'de', 'the', 'даңғылы']) {
      expect(isMinorWord(word)).toBe(true)
    }
    for (const word of ['general', 'julio', 'saint', 'doctor', '18']) {
      expect(isMinorWord(word)).toBe(false)
    }
  })
})

test.each([
  ['Rua', true],
  ['avenida', true],
  ['көшесі', true],
  ['Hauptstraße', true],
  ['Praça', false],
  ['Marktplatz', false],
  ['square', false],
  ['St', false],
  ['Hackney', false],
])('%s names a street: %s', (word, expected) => {
  expect(isOfStreet(fold(word))).toBe(expected)
})
