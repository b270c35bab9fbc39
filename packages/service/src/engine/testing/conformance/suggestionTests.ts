import { distanceBetween } from '@signpost/client/domain'
import { describe, expect, test } from 'vitest'
import { centers, near } from '../recordMakers.ts'
import type { Questions } from './Questions.ts'

/** The conformance tests of typed names in any script, order and spelling. */
export function suggestionTests({ ask, first, refs, store }: Questions): void {
  describe('suggestions', () => {
    test.each([
      ['a place', 'teatro solis', 'n1'],
      ['a place by the beginning of a word', 'teat', 'n1'],
      ['a place by another name', 'solis theatre', 'n1'],
      ['a place by its name and street', 'teatro solis buenos aires', 'n1'],
      ['a place by its name and address', 'solis buenos aires 678', 'n1'],
      ['a name and its city', 'mcdonalds montevideo', 'n2'],
      ['a street', '18 de julio', 's1'],
      ['a district', 'punta carr', 'n20'],
      ['a city', 'montevi', 'city:3441575'],
      ['a country from within', 'uruguay', 'country:URY'],
      ['a category', 'pharmacy', 'category:amenity/pharmacy'],
      ['a brand', 'mcdon', 'brand:Q38076'],
      ['words in another order', 'julio 18 avenida', 's1'],
      ['a street that is left off its kind', 'italia', 's3'],
      ['a missing article', '18 julio', 's1'],
      ['the beginning of each word', 'aero carr', 'n7'],
    ])('%s: %s', async (_, text, ref) => {
      expect(await first(text)).toBe(ref)
    })

    test.each([
      ['Av. 18 de Julio', 's1'],
      ['avda italia', 's3'],
      ['AVENIDA ITALIA', 's3'],
      ['dr luis piera', 's4'],
      ['Dr. Luis Piéra', 's4'],
    ])('abbreviations, case and accents: %s', async (text, ref) => {
      expect(await first(text)).toBe(ref)
    })

    test.each([
      ['Hauptstr', 'berlin', 's202'],
      ['hauptstrasse', 'berlin', 's202'],
      ['strasse des 17 juni', 'berlin', 's201'],
      ['Grössenwahn', 'berlin', 'n202'],
      ['st louis ave', 'springfield', 's302'],
      ['республика', 'astana', 's101'],
      ['просп. республики', 'astana', 's101'],
      ['ул. кенесары', 'astana', 's102'],
      ['bayterek', 'astana', 'n101'],
      ['東京', 'tokyo', 'n401'],
      ['京駅', 'tokyo', 'n401'],
      ['isik lokantasi', 'istanbul', 'n501'],
      ['ISTANBUL KITAPCISI', 'istanbul', 'n502'],
      ['istanbul kitapçısı', 'istanbul', 'n502'],
    ] as const)('any script: %s in %s', async (text, city, ref) => {
      expect(await first(text, { center: centers[city] })).toBe(ref)
    })

    test.each([
      ['a letter left out', 'teatro slis', 'n1'],
      ['a letter too many', 'teattro', 'n1'],
      ['another letter', 'tearro solis', 'n1'],
      ['two letters swapped', 'ejiod', 's2'],
      ['two edits in a long word', 'restorante peruano', 'n6'],
      ['a typo in Cyrillic', 'байтрек', 'n101'],
      ['words run together', 'teatrosolis', 'n1'],
      ['a word torn apart', 'mc donalds', 'brand:Q38076'],
      ['a typo before the word is finished', 'restsur', 'n6'],
      ['a word typed on a keyboard of another script', 'fcnfyf', 'city:1526273'],
      ['a Latin word typed on a Cyrillic keyboard', 'еуфекщ ыщдшы', 'n1'],
    ])('forgives %s: %s', async (_, text, ref) => {
      expect(await first(text)).toBe(ref)
    })

    test('category words in five languages', async () => {
      for (const text of ['pharmacy', 'farmacia', 'apotheke', 'pharmacie']) {
        expect(await first(text)).toBe('category:amenity/pharmacy')
      }
    })

    test('a further word for a category matches when it is complete, because its beginning is more often that of a name', async () => {
      expect(await refs('burg')).not.toContain('category:amenity/fast_food')
      expect(await refs('burger')).toContain('category:amenity/fast_food')
    })

    test('a large city ranks above a nearby street of the same name, and is listed once though its state has that name too', async () => {
      expect(await refs('berlin')).toEqual(['city:2950159', 'n8'])
    })

    test('a brand is suggested in its countries', async () => {
      expect(await first('walmart', { center: centers.springfield })).toBe('brand:Q1')
      expect(await refs('walmart')).toEqual(['n303'])
    })

    test('a category or brand without any place is not suggested, and its name is no misspelling', async () => {
      expect(await first('cazino')).toMatch(/^s/)
      for (const text of ['casino', 'Casino', 'zellers']) {
        expect(await ask(text)).toEqual([])
        expect(await ask(text, { purpose: 'search' })).toEqual([])
      }
      expect(await first('casino solis')).toBe('n1')
    })

    test('a brand of a country without places is not kept', async () => {
      expect(await store().get('brand:Q2')).not.toBeNull()
      expect(await store().get('brand:Q3')).toBeNull()
    })

    test('of two places with the same name the nearer comes first', async () => {
      const found = await refs("McDonald's", { center: near('montevideo', 1000, 0) })
      expect(found.indexOf('n3')).toBeLessThan(found.indexOf('n2'))
    })

    test('the whole name of a city far away ranks above a poor match nearby', async () => {
      expect(await first('springfield')).toBe('city:4250542')
    })

    test('finds places on the other side of the pole and of the 180th meridian', async () => {
      for (const longitude of [179.999, 180, -180, -179.999]) {
        const found = await ask('wharf', { center: { latitude: -17, longitude } })
        expect(found.map(({ record }) => record.ref).sort()).toEqual(['n601', 'n602'])
        for (const { distance } of found) expect(distance).toBeLessThan(200)
      }
      for (const longitude of [-160, 20, 180]) {
        const [match] = await ask('pole st', { center: { latitude: -89.9995, longitude } })
        expect(match).toMatchObject({ record: { ref: 'n603' } })
        expect(match?.distance).toBeLessThan(120)
      }
    })

    test('returns the distance from the center', async () => {
      const [match] = await ask('teatro solis')
      const record = match?.record
      if (record?.kind !== 'place') return expect.fail('there is no place')
      expect(match?.distance).toBeCloseTo(distanceBetween(centers.montevideo, record.coordinate), 3)
    })
  })

  describe('crossings', () => {
    test.each([
      '18 de julio y ejido',
      'ejido y 18 de julio',
      '18 de julio & ejido',
      'ejido/18 de julio',
      '18 de julio and ejido',
      '18 de julio esquina ejido',
      'ejido 18 de julio',
      '18 de julio y eji',
    ])('%s', async (text) => {
      expect(await first(text)).toBe('i1')
    })

    test('the name of one street suggests the street, not its crossings', async () => {
      expect(await first('ejido')).toBe('s2')
    })
  })
}
