import { decodePolyline } from '@signpost/adapters'
import type { Position } from '@signpost/client/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodePolyline } from '../testing/scriptedEngine.ts'
import { POLYLINE_DIGITS } from './readTrip.ts'

const read = (line: string) => decodePolyline(line, POLYLINE_DIGITS)

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6)

it('reads a line that Valhalla wrote', () => {
  expect(read('ni{maAng`hjBxD|Cbd@|_@')).toEqual([
    [-56.24692, -34.846888],
    [-56.246999, -34.846981],
    [-56.247526, -34.847575],
  ])
})

it('reads back any line exactly, from pole to pole', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees(180), degrees(90))), (points: Position[]) => {
      expect(read(encodePolyline(points))).toEqual(points)
    }),
  )
})

it('refuses a truncated line, and never loops on invalid input', () => {
  expect(read('ni{maAng`hjBxD|Cbd@|_')).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(read(text)?.length ?? 0).toBeLessThanOrEqual(text.length)
    }),
  )
})
