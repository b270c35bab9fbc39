import type { Position } from '@signpost/client/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodePolyline } from '../testing/scriptedEngine.ts'
import { decodePolyline } from './fields.ts'
import { ValhallaFault } from './ValhallaEngine.ts'

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6)

it('reads a line that Valhalla wrote', () => {
  expect(decodePolyline('ni{maAng`hjBxD|Cbd@|_@')).toEqual([
    [-56.24692, -34.846888],
    [-56.246999, -34.846981],
    [-56.247526, -34.847575],
  ])
})

it('reads back any line exactly, from pole to pole', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees(180), degrees(90))), (points: Position[]) => {
      expect(decodePolyline(encodePolyline(points))).toEqual(points)
    }),
  )
})

it('refuses a truncated line, and never loops on invalid input', () => {
  expect(() => decodePolyline('ni{maAng`hjBxD|Cbd@|_')).toThrow(ValhallaFault)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        expect(decodePolyline(text).length).toBeLessThanOrEqual(text.length)
      } catch (error) {
        expect(error).toBeInstanceOf(ValhallaFault)
      }
    }),
  )
})
