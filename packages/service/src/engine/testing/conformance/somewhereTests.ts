import { describe, expect, test } from 'vitest'
import { boxAround, centers } from '../recordMakers.ts'
import type { Questions } from './Questions.ts'

/** The conformance tests of kinds of places, places in places, positions, and local languages. */
export function somewhereTests({ ask, first, refs }: Questions): void {
  describe('categories and brands', () => {
    test('a category is followed by its nearest places', async () => {
      expect((await refs('farmacia')).slice(0, 3)).toEqual([
        'category:amenity/pharmacy',
        'n4',
        'n5',
      ])
    })

    test('an unfinished category is followed by its nearest places', async () => {
      expect(await refs('farm')).toEqual(expect.arrayContaining(['n4', 'n5']))
    })

    test.each(['farmacia cerca de mí', 'pharmacy near me', 'farmacia abierta ahora'])(
      'ignores words such as "near me" and "open now": %s',
      async (text) => {
        expect((await refs(text)).slice(0, 2)).toEqual(['category:amenity/pharmacy', 'n4'])
      },
    )

    test('lists no places of a category from another continent', async () => {
      const found = await ask('farmacia', { center: centers.berlin })
      expect(found.map(({ record }) => record.kind)).toEqual(['term'])
    })

    test('a search in an area returns nothing outside of it, and begins at its middle', async () => {
      const bounds = boxAround(centers.montevideo)
      const from = { center: centers.berlin, area: { bounds } }
      expect((await refs('farmacia', from)).slice(0, 2)).toEqual([
        'category:amenity/pharmacy',
        'n4',
      ])
      expect(await refs('hauptstr', from)).toEqual([])
      expect(await refs('teatro solis', { area: { countries: ['DEU'] } })).toEqual([])
      expect(await first('teatro solis', { area: { countries: ['DEU', 'URY'] } })).toBe('n1')
      expect(await refs('-34.9077,-56.2012', { area: { countries: ['DEU'] } })).toEqual([])
    })

    test('a search for the beginning of a category finds its places', async () => {
      expect((await refs('pharm', { purpose: 'search' }))[0]).toBe('n4')
    })

    test('a category or a brand with a location', async () => {
      expect(await first('farmacia montevideo')).toBe('n4')
      expect((await first('mcdonalds montevideo')) === 'n2').toBe(true)
    })

    test('a category with an unfinished location or name', async () => {
      expect(await first('farmacia mont')).toBe('n4')
      expect(await first('pharmacy san ro')).toBe('n4')
      expect(await first('pharmacy san roqe')).toBe('n4')
    })
  })

  describe('the explanation of a match', () => {
    test('is given only on request', async () => {
      const [match] = await ask('farmacia montevideo')
      expect(match).not.toHaveProperty('the explanation of a match')
    })

    test.each([
      ['farmacia cerca de mí', 'kind modifier modifier modifier'],
      ['farmacia montevideo', 'kind place'],
      ['pharmacy san roque', 'kind name name'],
      ['mcdonalds', 'brand'],
    ])('names the role of each word of %s', async (text, roles) => {
      const [match] = await ask(text, { explain: true })
      expect(match?.reasons?.query.words.map(({ role }) => role).join(' ')).toBe(roles)
      expect(match?.reasons?.query.readings).toContainEqual({
        name: 'as typed',
        as: 'name',
        score: 1,
      })
    })

    test.each(['farmacia', 'ejido 12A', 'montevideo', 'mcdonalds', 'farmasia', 'a'])(
      'has points that sum to the score: %s',
      async (text) => {
        const found = await ask(text, { explain: true })
        expect(found.length).toBeGreaterThan(0)
        for (const { reasons } of found) {
          const sum = Object.values(reasons?.points ?? {}).reduce((all, points) => all + points, 0)
          expect(sum).toBeCloseTo(reasons?.score ?? Number.NaN, 2)
        }
      },
    )
  })

  describe('coordinates', () => {
    const { latitude, longitude } = centers.montevideo
    test.each([
      `${latitude} ${longitude}`,
      `${latitude}, ${longitude}`,
      `${Math.abs(latitude)} S ${Math.abs(longitude)} W`,
    ])('%s finds the city at that position', async (text) => {
      const [found] = await ask(text, { center: centers.berlin })
      expect(found?.record).toMatchObject({ city: 'Montevideo' })
    })

    test('find nothing in the middle of the sea', async () => {
      expect(await ask('0.1234 -30.1234')).toEqual([])
    })
  })

  describe('scripts', () => {
    test('Latin letters find a Cyrillic name, and the other way round', async () => {
      expect(await first('kenesary', { center: centers.astana })).toBe('s102')
      expect(await first('монтевидео', { center: centers.montevideo })).toBe('city:3441575')
    })
  })
}
