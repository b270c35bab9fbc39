import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { NodePositions } from './NodePositions.ts'

const folder = mkdtempSync(join(tmpdir(), 'signpost-positions-'))
const path = join(folder, 'positions')
afterAll(() => rmSync(folder, { recursive: true }))

/** Ascending ids, with small and very large gaps. */
const gaps = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2 ** 31, max: 2 ** 34 })),
  { maxLength: 300 },
)

test('returns every node at its position, and no others', () => {
  fc.assert(
    fc.property(gaps, fc.array(fc.nat({ max: 2 ** 40 })), (steps, others) => {
      const positions = new NodePositions(path)
      const ids: number[] = []
      for (const step of steps) ids.push((ids.at(-1) ?? 0) + step)
      for (const id of ids) positions.add(id, (id % 3600) / 10 - 180, (id % 1800) / 10 - 90)
      const known = new Set(ids)
      const beside = ids.map((id) => id + 0xffff_ffff)
      for (const id of [...ids.toReversed(), ...others, ...beside]) {
        const position = positions.at(id)
        expect(position !== undefined).toBe(known.has(id))
        if (!position) continue
        expect(position[0]).toBeCloseTo((id % 3600) / 10 - 180, 7)
        expect(position[1]).toBeCloseTo((id % 1800) / 10 - 90, 7)
      }
      positions.close()
    }),
    { numRuns: 100 },
  )
})

test('returns positions in any order when there are more nodes than fit into memory', () => {
  const positions = new NodePositions(path)
  const count = 5_000_000
  for (let id = 1; id <= count; id++) positions.add(id * 3, id / 1e5, 0)
  for (let step = 0; step < 20_000; step++) {
    const id = 1 + ((step * 7_919_777) % count)
    expect(positions.at(id * 3)?.[0]).toBeCloseTo(id / 1e5, 7)
    expect(positions.at(id * 3 + 1)).toBeUndefined()
  }
  positions.close()
})

test('returns the position of a node after the 2 ** 31st', () => {
  // A sparse file, as if this many nodes had been written before.
  const before = 2 ** 31 * 12
  const positions = new NodePositions(path, before)
  for (let id = 1; id <= 10_000; id++) positions.add(12e9 + id, id / 100, -id / 200)
  for (const id of [9_999, 5, 5_000, 10_000, 1]) {
    expect(positions.at(12e9 + id)).toEqual([id / 100, -id / 200])
  }
  expect(statSync(path).size).toBeGreaterThan(before)
  positions.close()
})

test('accepts further nodes after a position was read', () => {
  const positions = new NodePositions(path)
  positions.add(1, 1, 1)
  expect(positions.at(2)).toBeUndefined()
  positions.add(2, 2, 2)
  expect(positions.at(2)).toEqual([2, 2])
  positions.close()
})

test('refuses nodes that are out of order', () => {
  const positions = new NodePositions(path)
  positions.add(5, 0, 0)
  expect(() => positions.add(5, 0, 0)).toThrow('not sorted')
  expect(() => positions.add(4, 0, 0)).toThrow('not sorted')
  positions.close()
})
