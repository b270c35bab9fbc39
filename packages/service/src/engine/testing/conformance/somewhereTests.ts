import { describe, expect, test } from 'vitest'
import { boxAround, centers } from '../recordMakers.ts'
import type { Questions } from './Questions.ts'

/** Kinds of places, places in places, positions and the languages of the place. */
export function somewhereTests({ ask, first, refs }: Questions): void {
  describe('kinds of places', () => {
    test('a category brings its nearest places after it', async () => {
      expect((await refs('farmacia')).slice(0, 3)).toEqual([
        'category:amenity/pharmacy',
        'n4',
        'n5',
      ])
    })

    test('so does a category that is typed half', async () => {
      expect(await refs('farm')).toEqual(expect.arrayContaining(['n4', 'n5']))
    })

    test.each(['farmacia cerca de mí', 'pharmacy near me', 'farmacia abierta ahora'])(
      'a modifier is no name: %s',
      async (text) => {
        expect((await refs(text)).slice(0, 2)).toEqual(['category:amenity/pharmacy', 'n4'])
      },
    )

    test('no place of a kind is taken from another continent', async () => {
      const found = await ask('farmacia', { center: centers.berlin })
      expect(found.map(({ record }) => record.kind)).toEqual(['term'])
    })

    test('an area keeps out what is elsewhere, and is searched around its middle', async () => {
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

    test('a search for a beginning finds the places of the kind', async () => {
      expect((await refs('pharm', { purpose: 'search' }))[0]).toBe('n4')
    })

    test('a kind or a brand, and where', async () => {
      expect(await first('farmacia montevideo')).toBe('n4')
      expect((await first('mcdonalds montevideo')) === 'n2').toBe(true)
    })

    test('a kind, and where or which typed half', async () => {
      expect(await first('farmacia mont')).toBe('n4')
      expect(await first('pharmacy san ro')).toBe('n4')
      expect(await first('pharmacy san roqe')).toBe('n4')
    })
  })

  describe('reasons', () => {
    test('are given only when they are asked for', async () => {
      const [match] = await ask('farmacia montevideo')
      expect(match).not.toHaveProperty('reasons')
    })

    test.each([
      ['farmacia cerca de mí', 'kind modifier modifier modifier'],
      ['farmacia montevideo', 'kind place'],
      ['pharmacy san roque', 'kind name name'],
      ['mcdonalds', 'brand'],
    ])('name the role of each word of %s', async (text, roles) => {
      const [match] = await ask(text, { explain: true })
      expect(match?.reasons?.query.words.map(({ role }) => role).join(' ')).toBe(roles)
      expect(match?.reasons?.query.readings).toContainEqual({
        name: 'as typed',
        as: 'name',
        score: 1,
      })
    })

    test.each(['farmacia', 'ejido 12A', 'montevideo', 'mcdonalds', 'farmasia', 'a'])(
      'have points that add up to the score, the best first: %s',
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

  describe('positions', () => {
    const { latitude, longitude } = centers.montevideo
    test.each([
      `${latitude} ${longitude}`,
      `${latitude}, ${longitude}`,
      `${Math.abs(latitude)} S ${Math.abs(longitude)} W`,
    ])('%s is where it says', async (text) => {
      const [found] = await ask(text, { center: centers.berlin })
      expect(found?.record).toMatchObject({ city: 'Montevideo' })
    })

    test('nothing is found in the middle of the sea', async () => {
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
