import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NodePositions } from './NodePositions.ts'

/** Ids in their order, with small and very large gaps. */
const gaps = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2 ** 31, max: 2 ** 34 })),
  { maxLength: 300 },
)

test('returns every node at its position, and no others', () => {
  fc.assert(
    fc.property(gaps, fc.array(fc.nat({ max: 2 ** 40 })), (steps, others) => {
      const positions = new NodePositions()
      const ids: number[] = []
      for (const step of steps) ids.push((ids.at(-1) ?? 0) + step)
      for (const id of ids) positions.add(id, (id % 3600) / 10 - 180, (id % 1800) / 10 - 90)
      const known = new Set(ids)
      for (const id of [...ids.toReversed(), ...others]) {
        const index = positions.indexOf(id)
        expect(index >= 0).toBe(known.has(id))
        if (index < 0) continue
        expect(index).toBeLessThan(positions.capacity)
        expect(positions.idAt(index)).toBe(id)
        const [longitude, latitude] = positions.at(index)
        expect(longitude).toBeCloseTo((id % 3600) / 10 - 180, 7)
        expect(latitude).toBeCloseTo((id % 1800) / 10 - 90, 7)
      }
    }),
    { numRuns: 100 },
  )
})

test('stores more nodes than fit into one chunk', () => {
  const positions = new NodePositions()
  for (let id = 1; id <= 200_000; id++) positions.add(id * 3, id / 2000, 0)
  const indexes = new Set<number>()
  for (let id = 1; id <= 200_000; id += 7) {
    indexes.add(positions.indexOf(id * 3))
    expect(positions.indexOf(id * 3 + 1)).toBe(-1)
  }
  expect(indexes.size).toBe(Math.ceil(200_000 / 7))
})

test('refuses nodes that are out of order', () => {
  const positions = new NodePositions()
  positions.add(5, 0, 0)
  expect(() => positions.add(5, 0, 0)).toThrow('not sorted')
  expect(() => positions.add(4, 0, 0)).toThrow('not sorted')
})
