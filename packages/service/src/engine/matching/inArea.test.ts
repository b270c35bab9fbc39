import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindCodes } from '../layout/kinds.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import type { HouseNumber } from './houseNumbers.ts'
import { centerIn, inArea, isRecordIn, reachIn } from './inArea.ts'
import type { Doc } from './Reader.ts'

test('a center outside of bounds is replaced by their middle, also over the antimeridian', () => {
  const far = { latitude: 50, longitude: 10 }
  const bounds = { north: -10, south: -20, west: 175, east: -160 }
  expect(centerIn({ bounds }, far)).toEqual({ latitude: -15, longitude: -172.5 })
  const inside = { latitude: -12, longitude: 179 }
  expect(centerIn({ bounds }, inside)).toBe(inside)
})

test('every point of bounds is within their reach from any other, also over the antimeridian', () => {
  const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)
  const across = (degrees: number) => ((degrees + 540) % 360) - 180
  fc.assert(
    fc.property(fc.tuple(...Array.from({ length: 8 }, () => share)), (shares) => {
      const [a = 0, b = 0, from = 0, wide = 0, x = 0, y = 0, u = 0, v = 0] = shares
      const [south = 0, north = 0] = [a * 180 - 90, b * 180 - 90].sort((one, other) => one - other)
      const west = from * 360 - 180
      const width = wide * 90
      const area = { bounds: { north, south, west, east: across(west + width) } }
      const at = (along: number, up: number): Coordinate => ({
        latitude: south + up * (north - south),
        longitude: across(west + along * width),
      })
      const [center, point] = [at(x, y), at(u, v)]
      const reach = reachIn(area, center) ?? Number.POSITIVE_INFINITY
      expect(distanceBetween(center, point)).toBeLessThanOrEqual(reach + 0.01)
    }),
  )
})

test('an area without bounds, or as wide as the world, has no reach', () => {
  expect(reachIn({ countries: ['URY'] }, { latitude: 0, longitude: 0 })).toBeUndefined()
  const world = { north: 90, south: -90, west: -180, east: 180 }
  expect(reachIn({ bounds: world }, { latitude: 0, longitude: 0 })).toBeUndefined()
  const city = { north: 1, south: -1, west: -1, east: 1 }
  expect(reachIn({ bounds: city }, { latitude: 0, longitude: 0 })).toBeCloseTo(157_000, -4)
})

const bounds = { north: 1, south: -1, west: -1, east: 1 }
const inside = { latitude: 0, longitude: 0 }
const outside = { latitude: 5, longitude: 0 }
const reader = { countryOf: ({ id }: { id: number }) => (id === 1 ? 'URY' : undefined) } as never
const docOf = (id: number, coordinate: Coordinate, kind = kindCodes.street): Doc =>
  ({ id, kind, coordinate }) as Doc

test('a category or a brand is in every area', () => {
  const term = docOf(2, outside, kindCodes.term)
  expect(inArea(reader, { countries: ['URY'], bounds })(term)).toBe(true)
  expect(
    isRecordIn({ kind: 'term', coordinate: outside } as never, { countries: ['URY'], bounds }),
  ).toBe(true)
})

test('a record is in an area by its country and its coordinate, a number of a street by its own', () => {
  const isIn = inArea(reader, { countries: ['URY'], bounds })
  expect(isIn(docOf(1, inside))).toBe(true)
  expect(isIn(docOf(1, outside))).toBe(false)
  // The country is unknown.
  expect(isIn(docOf(2, inside))).toBe(false)
  expect(isIn(docOf(1, outside), { coordinate: inside } as HouseNumber)).toBe(true)
  expect(isIn(docOf(1, inside), { coordinate: outside } as HouseNumber)).toBe(false)
  expect(inArea(reader)(docOf(2, outside))).toBe(true)
  expect(inArea(reader, { bounds })(docOf(2, inside))).toBe(true)
  expect(inArea(reader, { countries: ['ARG', 'URY'] })(docOf(1, outside))).toBe(true)
  expect(inArea(reader, { countries: ['ARG'] })(docOf(1, inside))).toBe(false)
})

test('a stored record is in an area by the same rules', () => {
  const record = (countryCode: string, coordinate: Coordinate): FoundRecord =>
    ({ kind: 'place', countryCode, coordinate }) as FoundRecord
  const area = { countries: ['URY' as const], bounds }
  expect(isRecordIn(record('URY', inside), area)).toBe(true)
  expect(isRecordIn(record('URY', outside), area)).toBe(false)
  expect(isRecordIn(record('ARG', inside), area)).toBe(false)
  expect(isRecordIn(record('ARG', outside))).toBe(true)
})
