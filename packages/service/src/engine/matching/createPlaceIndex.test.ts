import { distanceBetween } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { done, runNow } from '../Plan.ts'
import { centers } from '../testing/judged/centers.ts'
import { createPlaceIndex } from './createPlaceIndex.ts'
import type { Doc, Reader } from './Reader.ts'
import { limits } from './weights.ts'

const center = centers.montevideo
const request = { term: 'category', code: 'shop', center, offset: 0, limit: 10 } as const

/** Asks for places of which there are as many as are asked for, none of them in an area, and returns what was asked. */
function askedOf(area: { bounds?: typeof square; countries?: string[] }) {
  const asked: { most: number; farthest: number | undefined }[] = []
  const nearestPlaces: Reader['nearestPlaces'] = (_, most, farthest) => {
    asked.push({ most, farthest })
    return done(Array.from({ length: most }, (_, doc) => ({ doc, distance: doc })))
  }
  const docs: Reader['docs'] = (ids) => done(ids.map(() => null))
  const records: Reader['records'] = () => done([])
  // The other questions of a reader are not asked.
  const places = createPlaceIndex({ nearestPlaces, docs, records } as unknown as Reader)
  expect(runNow(places.placesOf({ ...request, area }))).toEqual([])
  return asked
}

const { latitude, longitude } = center
const square = {
  north: latitude + 0.01,
  south: latitude - 0.01,
  west: longitude - 0.01,
  east: longitude + 0.01,
}

test('places in bounds are not looked for beyond the bounds', () => {
  const corner = { latitude: square.north, longitude: square.east }
  for (const { farthest } of askedOf({ bounds: square })) {
    expect(farthest).toBeCloseTo(distanceBetween(center, corner), -1)
  }
})

test('where an area has no place, a limited number is read', () => {
  const asked = askedOf({ countries: ['MCO'] })
  expect(asked.map(({ most }) => most)).toEqual([10, 80, 640, 5120, limits.filteredPlaces])
})

test('a place between many that are not in the area is read and found once', () => {
  const read: number[] = []
  const country = { 3: 'MCO', 70: 'MCO', 500: 'MCO' } as Readonly<Record<number, string>>
  const nearestPlaces: Reader['nearestPlaces'] = (_, most) =>
    done(Array.from({ length: Math.min(most, 600) }, (_, doc) => ({ doc, distance: doc })))
  const docs: Reader['docs'] = (ids) => {
    read.push(...ids)
    return done(ids.map((id) => ({ id }) as Doc))
  }
  const countryOf: Reader['countryOf'] = ({ id }) => country[id]
  const found: number[] = []
  const records: Reader['records'] = (ids) => {
    found.push(...ids)
    return done([])
  }
  // The other questions of a reader are not asked.
  const reader = { nearestPlaces, docs, countryOf, records } as unknown as Reader
  runNow(createPlaceIndex(reader).placesOf({ ...request, area: { countries: ['MCO'] } }))
  expect(found).toEqual([3, 70, 500])
  expect(read).toHaveLength(600)
})
