import type { Position } from '@signpost/client/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { surrounds } from '../../../../build/src/lines.ts'
import { isInRings, writeRings } from './rings.ts'

const degrees = fc.integer({ min: -50, max: 50 }).map((number) => number / 10)
const ring = fc
  .array(fc.tuple(degrees, degrees), { minLength: 3, maxLength: 12 })
  .map((points): Position[] => points)

test('a point is in rings that surround it an odd number of times', () => {
  fc.assert(
    fc.property(fc.array(ring, { maxLength: 4 }), degrees, degrees, (rings, x, y) => {
      const [longitude, latitude] = [x + 0.012345, y + 0.023456]
      const around = rings.filter((one) => surrounds(one, [longitude, latitude]))
      expect(isInRings(writeRings(rings), { longitude, latitude })).toBe(around.length % 2 === 1)
    }),
  )
})
