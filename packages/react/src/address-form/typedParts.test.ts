import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedParts } from './typedParts.ts'
import { streetPart } from './useAddressQuery.ts'

const rincon = { street: 'Rincón', city: 'Montevideo', state: 'Montevideo', country: 'Uruguay' }
const julio = { street: 'Avenida 18 de Julio', city: 'Montevideo' }
const fifth = { street: '5th Avenue', city: 'New York' }
const paix = { street: 'Rue de la Paix', city: 'Paris', postal: '75002' }

describe('house number kept when typed', () => {
  test.each([
    ['Rincón 602 apto 3', rincon, '602', 'apto 3'],
    ['rincon 602', rincon, '602', undefined],
    ['Rincón 602, Montevideo', rincon, '602', undefined],
    ['rincon 602 mon', rincon, '602', undefined],
    ['Rincón 602 apto 3 Montevideo', rincon, '602', 'apto 3'],
    ['Rincón nº 602 apto M', rincon, '602', 'apto M'],
    ['Rincón 602 esq. Misiones', rincon, '602', 'esq. Misiones'],
    ['#4 Rincón 602', rincon, '602', '#4'],
    ['18 de julio 1234', julio, '1234', undefined],
    ['18 de julio', julio, undefined, undefined],
    ['350 5th Ave Apt 2', fifth, '350', 'Apt 2'],
    ['12 bis rue de la Paix 75002 Paris', paix, '12 bis', undefined],
    ['Apt 3, 12 bis rue de la Paix', paix, '12 bis', 'Apt 3'],
    ['Flat 3, 10 Downing Street', { street: 'Downing Street' }, '10', 'Flat 3'],
    ['Unter den Linden 7a', { street: 'Unter den Linden' }, '7a', undefined],
    ['Calle Mayor 5, 3º B', { street: 'Calle Mayor' }, '5', '3º B'],
    ['Via Roma 12 scala B int. 4', { street: 'Via Roma', city: 'Roma' }, '12', 'scala B int. 4'],
    ['3/602 Main St', { street: 'Main Street' }, '3/602', undefined],
  ])('%s', (typed, address, houseNumber, unit) => {
    expect(typedParts(typed, address)).toEqual({ houseNumber, unit })
  })

  test.each([
    ['a street that was mistyped', 'Rincom 602 apto 3', rincon, '602', 'apto 3'],
    ['one word of it', '350 Fith Ave Apt 2', fifth, '350', 'Apt 2'],
  ])('%s', (_, typed, address, houseNumber, unit) => {
    expect(typedParts(typed, address)).toEqual({ houseNumber, unit })
  })

  test.each([
    ['the number of a flat is none', 'Rincón apto 3', rincon],
    ['nor behind a street that was mistyped', 'Rincom apto 3', rincon],
    ['nor before the street', 'Flat 3 Downing Street', { street: 'Downing Street' }],
    ['none was typed', 'Rincón', rincon],
    ['nothing was typed', '', rincon],
    ['a text without spaces', '丸の内1丁目9-1', { street: '丸の内1丁目' }],
  ])('%s', (_, typed, address) => {
    expect(typedParts(typed, address).houseNumber).toBeUndefined()
  })

  test('an address that has a house number keeps it, and the typed flat is added', () => {
    for (const houseNumber of ['602', '391']) {
      expect(typedParts('Rincón 602 apto 3', { ...rincon, houseNumber })).toEqual({
        houseNumber: undefined,
        unit: 'apto 3',
      })
    }
  })

  test('never invents a part that was not typed', () => {
    const word = fc.oneof(
      fc.constantFrom('Rincón', '602', 'apto', '3', 'Montevideo', '#4', 'bis', 'nº', ',', '7a'),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const typed = words.join(' ')
        const { houseNumber = '', unit = '' } = typedParts(typed, rincon)
        expect(typed).toContain(houseNumber)
        for (const part of unit.split(', ')) expect(typed).toContain(part.trim())
      }),
    )
  })

  test('100 kB of hostile text ends', () => {
    for (const text of ['1 ', 'a1 ', '\u0301', 'nº ', '((', ' ', 'apto ']) {
      const long = text.repeat(100_000 / text.length)
      expect(() => [typedParts(long, rincon), typedParts('602', { street: long })]).not.toThrow()
      expect(() => [streetPart(long, true), streetPart(long, false)]).not.toThrow()
    }
  })
})

test.each([
  ['Rincón 602 apto 3', 'Rincón 602', 'Rincón'],
  ['Rincón 602', 'Rincón 602', 'Rincón'],
  ['350 5th Ave Apt 2', '350 5th Ave', '5th Ave'],
  ['Avenida Italia', 'Avenida Italia', 'Avenida Italia'],
  ['18 de Julio 1234', '18 de Julio 1234', 'de Julio'],
  ['Flat 3, 10 Downing Street', '10 Downing Street', 'Downing Street'],
  ['Apt 4B Rincón 602', 'Rincón 602', 'Rincón'],
  ['#4 Rincón 602, Montevideo', 'Rincón 602 Montevideo', 'Rincón 602 Montevideo'],
  ['Unit B, 350 5th Ave Floor 2', '350 5th Ave', '5th Ave'],
  ['Flat 3, 10 D', 'Flat 3, 10 D', 'Flat 3 10 D'],
  ['Floor Street 5', 'Floor Street 5', 'Floor Street'],
  ['Apto 3', 'Apto 3', 'Apto'],
  ['12', '12', '12'],
])('"%s" is looked up as "%s", without its number as "%s"', (typed, whole, street) => {
  expect(streetPart(typed, true)).toBe(whole)
  expect(streetPart(typed, false)).toBe(street)
})
