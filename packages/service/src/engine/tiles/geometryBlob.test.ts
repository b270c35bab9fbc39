import type { Position } from '@signpost/client/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeGeometry, encodeGeometry, type PartGeometry } from './geometryBlob.ts'

const position = fc.tuple(
  fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }).map((units) => units / 1e7),
  fc.integer({ min: -900_000_000, max: 900_000_000 }).map((units) => units / 1e7),
) satisfies fc.Arbitrary<Position>
const line = fc.array(position, { minLength: 1, maxLength: 30 })
const geometry = fc.oneof(
  fc.record({ type: fc.constant('Point' as const), coordinates: position }),
  fc.record({ type: fc.constant('LineString' as const), coordinates: line }),
  fc.record({
    type: fc.constant('Polygon' as const),
    coordinates: fc.array(line, { minLength: 1, maxLength: 4 }),
  }),
) satisfies fc.Arbitrary<PartGeometry>

describe('a geometry in the map’s file', () => {
  it('is read back as it was written, at any byte offset', () => {
    fc.assert(
      fc.property(geometry, fc.nat(7), (written, offset) => {
        const blob = encodeGeometry(written)
        const shifted = new Uint8Array(offset + blob.length)
        shifted.set(blob, offset)
        expect(decodeGeometry(shifted.subarray(offset))).toEqual(written)
      }),
    )
  })
})
