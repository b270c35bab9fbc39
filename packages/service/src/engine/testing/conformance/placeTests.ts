import { describe, expect, test } from 'vitest'
import { boxAround, centers, near } from '../recordMakers.ts'
import type { Questions } from './Questions.ts'

/** The conformance tests of searches by position. */
export function placeTests({ store }: Questions): void {
  describe('places of a category or brand', () => {
    const of = { term: 'category', code: 'amenity/pharmacy', offset: 0, limit: 10 } as const

    test('returns the nearest first, with their distance', async () => {
      const found = await store().placesOf({ ...of, center: centers.montevideo })
      expect(found.slice(0, 2).map(({ record }) => record.ref)).toEqual(['n4', 'n5'])
      expect(found[0]?.distance).toBeCloseTo(Math.hypot(200, 100), -1)
      const distances = found.map(({ distance }) => distance)
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    })

    test('returns the places of a brand, and of a parent category', async () => {
      const center = centers.montevideo
      const brand = await store().placesOf({ ...of, term: 'brand', code: 'Q38076', center })
      expect(brand.map(({ record }) => record.ref)).toEqual(['n2', 'n3'])
      const above = await store().placesOf({ ...of, code: 'amenity', center, limit: 2 })
      expect(above.map(({ record }) => record.ref)).toEqual(['n4', 'n2'])
    })

    test('a page begins at its offset and has no more than its limit', async () => {
      const center = centers.montevideo
      const all = await store().placesOf({ ...of, center })
      const page = await store().placesOf({ ...of, center, offset: 1, limit: 2 })
      expect(page).toEqual(all.slice(1, 3))
    })

    test('searches only an area, around its middle where the center is outside', async () => {
      const asked = { ...of, center: centers.berlin }
      const bounds = boxAround(centers.montevideo)
      const found = await store().placesOf({ ...asked, area: { bounds } })
      expect(found.slice(0, 2).map(({ record }) => record.ref)).toEqual(['n4', 'n5'])
      expect(found[0]?.distance).toBeGreaterThan(10_000_000)
      const countries = await store().placesOf({ ...asked, area: { countries: ['URY'] } })
      expect(countries.map(({ record }) => record.ref)).toContain('n4')
      expect(
        countries.flatMap(({ record }) => ('countryCode' in record ? record.countryCode : [])),
      ).toEqual(countries.map(() => 'URY'))
    })

    test('returns nothing for an unknown category', async () => {
      expect(await store().placesOf({ ...of, code: 'nothing', center: centers.berlin })).toEqual([])
    })

    test('finds places on the other side of the pole and of the 180th meridian', async () => {
      for (const longitude of [180, -180]) {
        const found = await store().placesOf({
          ...of,
          center: { latitude: -17, longitude },
          limit: 2,
        })
        expect(found.map(({ record }) => record.ref).sort()).toEqual(['n601', 'n602'])
        expect(Math.max(...found.map(({ distance }) => distance))).toBeLessThan(100)
      }
      for (const longitude of [-160, 0, 180]) {
        const center = { latitude: -90, longitude }
        const [nearest] = await store().placesOf({ ...of, center, limit: 1 })
        expect(nearest).toMatchObject({ record: { ref: 'n603' } })
        expect(nearest?.distance).toBeLessThan(100)
      }
    })
  })

  describe('the surroundings of a point', () => {
    test('have the nearest house number within 75 m', async () => {
      const { address } = await store().around(near('montevideo', 62, 10))
      expect(address?.record).toMatchObject({ ref: 'n10/1234' })
      expect(address?.distance).toBeLessThan(5)
      expect((await store().around(near('montevideo', 800, 2320))).address).toBeUndefined()
    })

    test('have the nearest street, at its nearest point', async () => {
      const { street } = await store().around(near('montevideo', 2000, 40))
      expect(street).toMatchObject({ name: 'Avenida 18 de Julio', city: 'Montevideo' })
      expect(street?.distance).toBeCloseTo(40, 0)
    })

    test('have a crossing within 15 m', async () => {
      const close = await store().around(near('montevideo', -30, 5))
      expect(close.intersection?.record.ref).toBe('i1')
      const far = await store().around(near('montevideo', -10, 5))
      expect(far.intersection).toBeUndefined()
    })

    test('have the airport whose grounds contain the point', async () => {
      const { airport } = await store().around(near('montevideo', 12_300, 8200))
      expect(airport?.record.ref).toBe('n7')
    })

    test('have the city where there is nothing nearer', async () => {
      const { city } = await store().around(near('montevideo', 7000, 8200))
      expect(city?.record.name).toBe('Montevideo')
      expect(await store().around(near('montevideo', 60_000, 8200))).toEqual({})
    })

    test('have a street in the town whose border is around the point', async () => {
      const { street: west } = await store().around(near('berlin', 21_500, 20))
      expect(west).toMatchObject({ name: 'Grenzweg', city: 'Falkensee', state: 'Brandenburg' })
      const { street: east } = await store().around(near('berlin', 22_500, 20))
      expect(east).toMatchObject({ name: 'Grenzweg', city: 'Nauen', state: 'Brandenburg' })
    })

    test('have the city whose border is around the point, however large another one is', async () => {
      const { city } = await store().around(near('berlin', 25_200, 1500))
      expect(city?.record.name).toBe('Nauen')
      const { city: other } = await store().around(near('berlin', 18_200, 1500))
      expect(other?.record.name).toBe('Falkensee')
      expect(other?.distance).toBeCloseTo(2343, -2)
    })

    test('have no city of a border around a hole, and none of another country', async () => {
      const { city } = await store().around(near('berlin', 25_200, 2200))
      expect(city?.record.name).toBe('Berlin')
      expect((await store().around(near('montevideo', 6000, 8200))).city).toBeUndefined()
    })

    test('are empty in the middle of the ocean', async () => {
      expect(await store().around({ latitude: -40, longitude: -120 })).toEqual({})
    })

    test('finds places on the other side of the pole and of the 180th meridian', async () => {
      for (const longitude of [179.9999, 180, -180]) {
        const { address } = await store().around({ latitude: -17.0001, longitude })
        expect(address?.record.ref).toBe('n604/1')
      }
      for (const longitude of [-160, 20, 180]) {
        const { address } = await store().around({ latitude: -89.9999, longitude })
        expect(address?.record.ref).toBe('n605/1')
      }
      expect(await store().around({ latitude: 90, longitude: 0 })).toEqual({})
    })
  })
}
