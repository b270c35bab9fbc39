import { distanceBetween } from '@signpost/client/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GeoRecord } from '../../../data/record.ts'
import type { Match, MatchRequest, PlaceStore } from '../../PlaceStore.ts'
import { centers, conformanceRecords, near } from './conformanceRecords.ts'

/** What every store must do, whatever it keeps its records in. `createStore` makes one of the given records. */
export function storeConformance(
  createStore: (records: readonly GeoRecord[]) => Promise<PlaceStore>,
): void {
  let store: PlaceStore

  beforeAll(async () => {
    store = await createStore(conformanceRecords)
  }, 60_000)

  afterAll(() => store.close())

  function ask(text: string, more: Partial<MatchRequest> = {}): Promise<Match[]> {
    return store.match({
      text,
      center: centers.montevideo,
      purpose: 'suggest',
      offset: 0,
      limit: 10,
      ...more,
    })
  }

  async function first(
    text: string,
    more: Partial<MatchRequest> = {},
  ): Promise<string | undefined> {
    const [match] = await ask(text, more)
    return match?.record.ref
  }

  async function refs(text: string, more: Partial<MatchRequest> = {}): Promise<string[]> {
    return (await ask(text, more)).map(({ record }) => record.ref)
  }

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
    ])('forgives %s: %s', async (_, text, ref) => {
      expect(await first(text)).toBe(ref)
    })

    test('category words in five languages', async () => {
      for (const text of ['pharmacy', 'farmacia', 'apotheke', 'pharmacie']) {
        expect(await first(text)).toBe('category:amenity/pharmacy')
      }
    })

    test('a brand is suggested in its countries', async () => {
      expect(await first('walmart', { center: centers.springfield })).toBe('brand:Q1')
      expect(await refs('walmart')).toEqual(['n303'])
    })

    test('a brand without any place is not suggested', async () => {
      expect(await ask('zellers')).toEqual([])
      expect(await store.get('brand:Q2')).toBeNull()
    })

    test('of two of the same name the nearer comes first', async () => {
      const found = await refs("McDonald's", { center: near('montevideo', 1000, 0) })
      expect(found.indexOf('n3')).toBeLessThan(found.indexOf('n2'))
    })

    test('a whole name far away goes before a poor match nearby', async () => {
      expect(await first('springfield')).toBe('city:4250542')
    })

    test('tells the distance from the centre', async () => {
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

    test('one street alone suggests itself, not its crossings', async () => {
      expect(await first('ejido')).toBe('s2')
    })
  })

  describe('house numbers', () => {
    test.each([
      ['18 de julio 1234', 'n10/1234'],
      ['1234 18 de julio', 'n10/1234'],
      ['Avenida 18 de Julio 1234, Montevideo', 'n10/1234'],
      ['av 18 de julio 1301 bis', 'n10/1301 BIS'],
      ['18 de julio 1301bis', 'n10/1301 BIS'],
      ['ejido 12 a', 'n11/12A'],
      ['18 de julio 1234 montevideo uruguay', 'n10/1234'],
    ])('a full address first: %s', async (text, ref) => {
      expect(await first(text)).toBe(ref)
    })

    test.each([
      ['Республика 12/3', 'astana', 'w101/12/3'],
      ['Hauptstr. 5', 'berlin', 'n201/5'],
      ['5 main st', 'springfield', 'n301/5'],
    ] as const)('in the order of the country: %s', async (text, city, ref) => {
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
      ['18 de julio 1234', 10],
      ['18 de julio 1203', 8],
      ['18 de julio y ejido', 7],
      ['ejido', 6],
      ['montevideo', 3],
    ])('accuracy: %s is %i', async (text, accuracy) => {
      const [match] = await ask(text, { purpose: 'geocode' })
      expect(match?.accuracy).toBe(accuracy)
    })

    test('accuracy: a postal code is 4', async () => {
      const [match] = await ask('62701', { purpose: 'geocode', center: centers.springfield })
      expect(match?.accuracy).toBe(4)
    })

    test('a geocode finds no places and no categories', async () => {
      expect(await ask('teatro solis', { purpose: 'geocode' })).toEqual([])
      expect(await ask('pharmacy', { purpose: 'geocode' })).toEqual([])
    })

    test('a search takes words as whole, and finds no categories', async () => {
      expect(await first('teatro solis', { purpose: 'search' })).toBe('n1')
      expect(await ask('teat', { purpose: 'search' })).toEqual([])
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

    test('a part of the text that the data lack is left out', async () => {
      const text = '18 de julio 1234 apartamento 402'
      expect(await first(text, { purpose: 'geocode' })).toBe('n10/1234')
    })
  })

  describe('pages', () => {
    test('the same text twice gives the same order', async () => {
      expect(await ask('a')).toEqual(await ask('a'))
    })

    test('pages follow each other without gap or repetition', async () => {
      const all = await ask('a', { limit: 30 })
      const pages = [
        ...(await ask('a', { limit: 2 })),
        ...(await ask('a', { offset: 2, limit: 3 })),
        ...(await ask('a', { offset: 5, limit: 25 })),
      ]
      expect(all.length).toBeGreaterThan(6)
      expect(pages).toEqual(all)
    })

    test('a page beyond the end is empty', async () => {
      expect(await ask('teatro solis', { offset: 1000 })).toEqual([])
    })
  })

  describe('references', () => {
    test('every record is found by its reference, as it was added', async () => {
      for (const record of conformanceRecords.filter(({ ref }) => ref !== 'brand:Q2')) {
        const { lines: _, ...expected } =
          record.kind === 'street' ? record : { ...record, lines: [] }
        expect(await store.get(record.ref)).toEqual(expected)
      }
    })

    test('what a match gives can be got again', async () => {
      const found = await ask('camino')
      expect(found).not.toEqual([])
      for (const { record } of found) expect(await store.get(record.ref)).toEqual(record)
    })

    test('an unknown reference is null', async () => {
      for (const ref of ['', 'n0', 'category:none', "'; drop table doc; --"]) {
        expect(await store.get(ref)).toBeNull()
      }
    })
  })

  describe('places of a category or brand', () => {
    const of = { term: 'category', code: 'amenity/pharmacy', offset: 0, limit: 10 } as const

    test('the nearest first, with their distance', async () => {
      const found = await store.placesOf({ ...of, center: centers.montevideo })
      expect(found.slice(0, 2).map(({ record }) => record.ref)).toEqual(['n4', 'n5'])
      expect(found[0]?.distance).toBeCloseTo(Math.hypot(200, 100), -1)
      const distances = found.map(({ distance }) => distance)
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    })

    test('by brand, and by the category above', async () => {
      const center = centers.montevideo
      const brand = await store.placesOf({ ...of, term: 'brand', code: 'Q38076', center })
      expect(brand.map(({ record }) => record.ref)).toEqual(['n2', 'n3'])
      const above = await store.placesOf({ ...of, code: 'amenity', center, limit: 2 })
      expect(above.map(({ record }) => record.ref)).toEqual(['n4', 'n2'])
    })

    test('pages', async () => {
      const center = centers.montevideo
      const all = await store.placesOf({ ...of, center })
      const page = await store.placesOf({ ...of, center, offset: 1, limit: 2 })
      expect(page).toEqual(all.slice(1, 3))
    })

    test('none of an unknown one', async () => {
      expect(await store.placesOf({ ...of, code: 'nothing', center: centers.berlin })).toEqual([])
    })

    test('Pole and 180° find neighbours across', async () => {
      for (const longitude of [180, -180]) {
        const found = await store.placesOf({
          ...of,
          center: { latitude: -17, longitude },
          limit: 2,
        })
        expect(found.map(({ record }) => record.ref).sort()).toEqual(['n601', 'n602'])
        expect(Math.max(...found.map(({ distance }) => distance))).toBeLessThan(100)
      }
      for (const longitude of [-160, 0, 180]) {
        const center = { latitude: -90, longitude }
        const [nearest] = await store.placesOf({ ...of, center, limit: 1 })
        expect(nearest).toMatchObject({ record: { ref: 'n603' } })
        expect(nearest?.distance).toBeLessThan(100)
      }
    })
  })

  describe('what lies around a point', () => {
    test('the nearest house number within 75 m', async () => {
      const { address } = await store.around(near('montevideo', 62, 10))
      expect(address?.record).toMatchObject({ ref: 'n10/1234' })
      expect(address?.distance).toBeLessThan(5)
      expect((await store.around(near('montevideo', 800, 2320))).address).toBeUndefined()
    })

    test('the nearest street, at its nearest point', async () => {
      const { street } = await store.around(near('montevideo', 2000, 40))
      expect(street).toMatchObject({ name: 'Avenida 18 de Julio', city: 'Montevideo' })
      expect(street?.distance).toBeCloseTo(40, 0)
    })

    test('a crossing within 15 m', async () => {
      const close = await store.around(near('montevideo', -30, 5))
      expect(close.intersection?.record.ref).toBe('i1')
      const far = await store.around(near('montevideo', -10, 5))
      expect(far.intersection).toBeUndefined()
    })

    test('an aerodrome and the city', async () => {
      const { airport, city } = await store.around(near('montevideo', 12_300, 8200))
      expect(airport?.record.ref).toBe('n7')
      expect(city?.record.name).toBe('Montevideo')
    })

    test('nothing in the middle of the ocean', async () => {
      expect(await store.around({ latitude: -40, longitude: -120 })).toEqual({})
    })

    test('Pole and 180° find neighbours across', async () => {
      const { address } = await store.around({ latitude: -17.0001, longitude: 179.9999 })
      expect(address?.record.ref).toBe('n604/1')
      for (const latitude of [90, -90]) {
        await expect(store.around({ latitude, longitude: 0 })).resolves.toEqual({})
      }
    })
  })

  describe('hostile texts never throw', () => {
    test.each([
      ['nothing', ''],
      ['spaces', '   '],
      ['quotes', `"'\`´‘’“”`],
      ['a wildcard', '*'],
      ['operators', 'a AND b OR NOT (c NEAR/3 d) ^e {f}: -g'],
      ['SQL', `'; drop table doc; --`],
      ['controls', 'tea\u0000tro\u0007 \u001b solis'],
      ['emoji', '👩‍👩‍👧‍👦 🇺🇾 teatro'],
      ['lone surrogates', '\ud800 teatro \udc00'],
      ['bidi', '\u202eteatro\u202c'],
      ['10 kB of a word', 'a'.repeat(10_000)],
      ['10 kB of words', 'teatro '.repeat(1500)],
      ['10 kB of numbers', '12 '.repeat(3500)],
      ['10 kB of signs', '&/@'.repeat(3500)],
      ['zalgo', 't̷̡̛e̵̢̛a̶̧̛t̸̡̛r̵̢̛ơ̶̧'],
    ])('%s', async (_, text) => {
      for (const purpose of ['suggest', 'search', 'geocode'] as const) {
        expect(Array.isArray(await ask(text, { purpose }))).toBe(true)
      }
    })

    test('NFC and NFD alike, ß and ss, Turkish İ', async () => {
      for (const text of ['Solís', 'Größenwahn', 'Байтерек', 'İstanbul']) {
        expect(await ask(text.normalize('NFD'))).toEqual(await ask(text.normalize('NFC')))
      }
      const center = centers.berlin
      expect(await ask('Straße', { center })).toEqual(await ask('Strasse', { center }))
    })

    test('whatever is typed, wherever', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc
          .array(fc.constantFrom(...'teatro 18 "*&/ñß東京'), { maxLength: 30 })
          .map((all) => all.join('')),
      )
      const center = fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      })
      await fc.assert(
        fc.asyncProperty(text, center, async (typed, from) => {
          const found = await ask(typed, { center: from })
          expect(found.length).toBeLessThanOrEqual(10)
          for (const { distance } of found) expect(distance).toBeGreaterThanOrEqual(0)
        }),
        { numRuns: 200 },
      )
    })
  })

  test('an aborted question is not answered', async () => {
    const request = {
      text: 'a',
      center: centers.berlin,
      purpose: 'suggest',
      offset: 0,
      limit: 1,
    } as const
    await expect(store.match(request, AbortSignal.abort())).rejects.toThrow(/abort/i)
  })
}
