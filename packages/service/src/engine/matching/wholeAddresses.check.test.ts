import { join } from 'node:path'
import { addressLines } from '@signpost/client/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFiles } from '../../data/manifest.ts'
import { demoData } from '../../testing/demoData.ts'
import { runNow } from '../Plan.ts'
import { createReader } from '../sqlite/reading/createReader.ts'
import { type OpenIndex, openIndex } from '../sqlite/reading/openIndex.ts'
import { createRandom } from '../testing/random.ts'
import { createPlaceIndex, type PlaceIndex } from './createPlaceIndex.ts'

let index: OpenIndex
let places: PlaceIndex

beforeAll(async () => {
  index = openIndex(join(await demoData(), dataFiles.index))
  places = createPlaceIndex(createReader(index))
})

afterAll(() => index.close())

const cities = [
  { country: 'Uruguay', center: { latitude: -34.9, longitude: -56.17 } },
  { country: 'Kazakhstan', center: { latitude: 51.13, longitude: 71.43 } },
]

/** Addresses at random points of the cities, as their countries write them. */
const addresses = () => {
  const random = createRandom(7)
  const around = (degrees: number): number => degrees + (random() - 0.5) * 0.08
  return cities.flatMap(({ country, center }) =>
    Array.from({ length: 220 }).flatMap(() => {
      const point = { latitude: around(center.latitude), longitude: around(center.longitude) }
      const record = runNow(places.around(point)).address?.record
      if (record === undefined) return []
      const text = addressLines({ ...record, kind: undefined, country }).join(', ')
      return [{ text, center, ref: record.ref }]
    }),
  )
}

// Streets are called after countries and cities: "Paraguay 1048, Montevideo, Uruguay" has more readings than most texts.
test.each(['suggest', 'geocode'] as const)(
  'a whole address is found within the work that a text may cost: %s',
  (purpose) => {
    const all = addresses()
    expect(all.length).toBeGreaterThan(200)
    const missed = all.filter(({ text, center, ref }) => {
      const [first] = runNow(places.match({ text, center, purpose, offset: 0, limit: 10 }))
      return first?.record.ref !== ref
    })
    expect(missed.length / all.length).toBeLessThanOrEqual(0.01)
  },
)
