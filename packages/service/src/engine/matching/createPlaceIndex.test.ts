import { distanceBetween } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { done, runNow } from '../Plan.ts'
import { centers } from '../testing/judged/centers.ts'
import { createPlaceIndex } from './createPlaceIndex.ts'
import type { Reader } from './Reader.ts'
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
