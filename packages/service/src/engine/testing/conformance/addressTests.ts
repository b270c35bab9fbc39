import { describe, expect, test } from 'vitest'
import { centers } from '../recordMakers.ts'
import type { Questions } from './Questions.ts'

/** The conformance tests of house numbers, geocodes and searches. */
export function addressTests({ ask, first, refs }: Questions): void {
  describe('house numbers', () => {
    test.each([
      ['18 de julio 1234', 'n10/1234'],
      ['1234 18 de julio', 'n10/1234'],
      ['Avenida 18 de Julio 1234, Montevideo', 'n10/1234'],
      ['av 18 de julio 1301 bis', 'n10/1301 BIS'],
      ['18 de julio 1301bis', 'n10/1301 BIS'],
      ['ejido 12 a', 'n11/12A'],
      ['18 de julio 1234 montevideo uruguay', 'n10/1234'],
    ])('puts the full address first: %s', async (text, ref) => {
      expect(await first(text)).toBe(ref)
    })

    test.each([
      ['Республика 12/3', 'astana', 'w101/12/3'],
      ['Hauptstr. 5', 'berlin', 'n201/5'],
      ['5 main st', 'springfield', 'n301/5'],
    ] as const)('accepts the order of the country: %s', async (text, city, ref) => {
      expect(await first(text, { center: centers[city] })).toBe(ref)
    })

    test('a street and the first digits find addresses on it', async () => {
      expect(await refs('18 de julio 12')).toEqual(
        expect.arrayContaining(['n10/1200', 'n10/1202', 'n10/1234', 'n10/1236']),
      )
    })

    test('a missing number finds the nearest one of the street, and says so', async () => {
      const [match] = await ask('18 de julio 1233', { purpose: 'geocode' })
      expect(match).toMatchObject({
        record: { ref: 'n10/1234' },
        accuracy: 8,
        askedHouseNumber: '1233',
      })
    })

    test('a number far beyond those of the street finds the street', async () => {
      const [match] = await ask('18 de julio 90000', { purpose: 'geocode' })
      expect(match).toMatchObject({
        record: { ref: 's1' },
        accuracy: 6,
        askedHouseNumber: '90000',
      })
    })

    test('a street that only addresses name can be found', async () => {
      const [match] = await ask('camino sin mapa')
      expect(match?.record).toMatchObject({ kind: 'street', name: 'Camino sin Mapa' })
      expect(await first('camino sin mapa 120')).toBe('n12/120')
    })
  })

  describe('geocode and search', () => {
    test.each([
      ['18 de jul', 's1'],
      ['avenida 18 de juli', 's1'],
      ['montevi', 'city:3441575'],
    ])('a geocode finds what its last word begins: %s', async (text, ref) => {
      expect(await first(text, { purpose: 'geocode' })).toBe(ref)
    })

    test.each([
      ['18 de julio 1234', 10],
      ['18 de julio 1203', 8],
      ['18 de julio y ejido', 7],
      ['ejido', 6],
      ['montevideo', 3],
    ])('the accuracy of %s is %i', async (text, accuracy) => {
      const [match] = await ask(text, { purpose: 'geocode' })
      expect(match?.accuracy).toBe(accuracy)
    })

    test('the accuracy of a postal code is 4', async () => {
      const [match] = await ask('62701', { purpose: 'geocode', center: centers.springfield })
      expect(match?.accuracy).toBe(4)
    })

    test('a geocode finds no places and no categories', async () => {
      expect(await ask('teatro solis', { purpose: 'geocode' })).toEqual([])
      expect(await ask('pharmacy', { purpose: 'geocode' })).toEqual([])
    })

    test('a search finds no categories, and takes the last word for unfinished where no whole word matches', async () => {
      expect(await first('teatro solis', { purpose: 'search' })).toBe('n1')
      expect(await first('teat', { purpose: 'search' })).toBe('n1')
    })

    test('a search for a category or brand finds its places, the nearest first', async () => {
      expect(await first('pharmacy', { purpose: 'search' })).toBe('n4')
      expect(await first('apotheke', { purpose: 'search' })).toBe('n4')
      expect(await first('mcdonalds', { purpose: 'search' })).toBe('n2')
    })

    test('an address beyond 100 miles needs its city, state or postal code', async () => {
      expect(await ask('main street 5', { purpose: 'geocode' })).toEqual([])
      for (const detail of ['springfield', 'illinois', '62701']) {
        expect(await first(`main street 5 ${detail}`, { purpose: 'geocode' })).toBe('n301/5')
      }
    })

    test('a geocode reaches 100 miles over the pole and the 180th meridian', async () => {
      const geocode = (text: string, latitude: number, longitude: number) =>
        refs(text, { purpose: 'geocode', center: { latitude, longitude } })
      expect(await geocode('date line 1', -17, 178.6)).toEqual(['n604/1'])
      expect(await geocode('date line 1', -17, 178.4)).toEqual([])
      for (const longitude of [-160, 20, 180]) {
        expect(await geocode('polar loop 1', -88.6, longitude)).toEqual(['n605/1'])
        expect(await geocode('polar loop 1', -88.5, longitude)).toEqual([])
      }
    })

    test('ignores a part of the text that is not in the data', async () => {
      const text = '18 de julio 1234 apartamento 402'
      expect(await first(text, { purpose: 'geocode' })).toBe('n10/1234')
    })
  })
}
