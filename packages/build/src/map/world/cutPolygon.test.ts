import type { Position } from '@signpost/client/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringCenter } from '../../lines.ts'
import { clipToSide, type Ring } from './clipToSide.ts'
import { cutPolygon } from './cutPolygon.ts'
import { splitAtAntimeridian } from './readAtlas.ts'

/** A star with a ray for each radius, counter-clockwise. */
function star(radii: readonly number[], [x, y]: Position = [0, 0]): Position[] {
  const points = radii.map((radius, index): Position => {
    const angle = (2 * Math.PI * index) / radii.length
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return [...points, points[0] ?? [0, 0]]
}

function area(rings: readonly Ring[]): number {
  const [outer = 0, ...holes] = rings.map((ring) => ringCenter(ring).size)
  return holes.reduce((rest, hole) => rest - hole, outer)
}

const sum = (parts: readonly (readonly Ring[])[]): number =>
  parts.reduce((all, part) => all + area(part), 0)

const stars = fc
  .array(fc.double({ min: 5, max: 50, noNaN: true }), { minLength: 3, maxLength: 60 })
  .map((radii) => star(radii))
const hole = star([2, 2, 2, 2]).toReversed()

describe('a polygon that is cut', () => {
  it('by a line has the same total area', () => {
    fc.assert(
      fc.property(
        stars,
        fc.constantFrom(0 as const, 1 as const),
        fc.double({ min: -60, max: 60, noNaN: true }),
        (ring, axis, limit) => {
          const parts = [true, false].flatMap((above) =>
            clipToSide([ring, hole], { axis, limit, above }),
          )
          expect(sum(parts)).toBeCloseTo(area([ring, hole]), 6)
        },
      ),
    )
  })

  it('has no edge between separate parts', () => {
    const comb: Position[] = [
      [0, 0],
      [9, 0],
      [9, 5],
      [6, 5],
      [6, 1],
      [3, 1],
      [3, 5],
      [0, 5],
      [0, 0],
    ]
    const teeth = clipToSide([comb], { axis: 1, limit: 2, above: true })
    expect(teeth.map(([outer = []]) => area([outer]))).toEqual([9, 9])
  })

  it('keeps a hole in the part that it is in', () => {
    const square: Position[] = [
      [-10, -10],
      [10, -10],
      [10, 10],
      [-10, 10],
      [-10, -10],
    ]
    const left = star([1, 1, 1, 1], [-5, 0]).toReversed()
    const lengths = (above: boolean) =>
      clipToSide([square, left], { axis: 0, limit: 0, above }).map(({ length }) => length)
    expect([lengths(false), lengths(true)]).toEqual([[2], [1]])
  })

  it('into parts of a bounded size has the same area', () => {
    const radii = Array.from({ length: 20_000 }, (_, index) => 40 + 3 * Math.sin(index / 7))
    const parts = cutPolygon([star(radii), hole])
    expect(Math.max(...parts.map((part) => part.flat().length))).toBeLessThanOrEqual(1500)
    expect(sum(parts)).toBeCloseTo(area([star(radii), hole]), 3)
  })
})

describe('a polygon over the 180th meridian', () => {
  it('is two, one at each end of the map', () => {
    const island: Position[] = [
      [179, 0],
      [-179, 0],
      [-179, 1],
      [179, 1],
      [179, 0],
    ]
    const parts = splitAtAntimeridian([island])
    expect(sum(parts)).toBeCloseTo(2)
    expect(parts.flat(2).every(([longitude]) => Math.abs(longitude) >= 179)).toBe(true)
  })

  it('around a pole includes the pole', () => {
    const cap: Position[] = [-180, -90, 0, 90, -180].map((longitude) => [longitude, -80])
    const parts = splitAtAntimeridian([cap])
    expect(sum(parts)).toBeCloseTo(3600)
    expect(parts.flat(2).some(([, latitude]) => latitude === -90)).toBe(true)
  })

  it('elsewhere is unchanged', () => {
    expect(splitAtAntimeridian([star([1, 2, 3])])).toEqual([[star([1, 2, 3])]])
  })
})
