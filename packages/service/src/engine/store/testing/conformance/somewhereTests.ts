import { describe, expect, test } from 'vitest'
import { centers } from '../recordMakers.ts'
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
      'a wish is no name: %s',
      async (text) => {
        expect((await refs(text)).slice(0, 2)).toEqual(['category:amenity/pharmacy', 'n4'])
      },
    )

    test('no place of a kind is taken from another continent', async () => {
      const found = await ask('farmacia', { center: centers.berlin })
      expect(found.map(({ record }) => record.kind)).toEqual(['term'])
    })

    test('a search for a beginning finds the places of the kind', async () => {
      expect((await refs('pharm', { purpose: 'search' }))[0]).toBe('n4')
    })

    test('a kind or a brand, and where', async () => {
      expect(await first('farmacia montevideo')).toBe('n4')
      expect((await first('mcdonalds montevideo')) === 'n2').toBe(true)
    })
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
