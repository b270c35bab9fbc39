import type { Coordinate } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { kindCodes } from '../layout/kinds.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import type { HouseNumber } from './houseNumbers.ts'
import { centerIn, inArea, isRecordIn } from './inArea.ts'
import type { Doc } from './Reader.ts'

test('a center outside of bounds is replaced by their middle, also over the antimeridian', () => {
  const far = { latitude: 50, longitude: 10 }
  const bounds = { north: -10, south: -20, west: 175, east: -160 }
  expect(centerIn({ bounds }, far)).toEqual({ latitude: -15, longitude: -172.5 })
  const inside = { latitude: -12, longitude: 179 }
  expect(centerIn({ bounds }, inside)).toBe(inside)
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
