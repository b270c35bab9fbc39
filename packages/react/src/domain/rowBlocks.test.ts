import { expect, test } from 'vitest'
import { blockOf, rowBlocks } from './rowBlocks.ts'

const shown = (count: number, inSight: readonly number[], pinned: readonly number[] = []) =>
  rowBlocks(count, { inSight, pinned }).flatMap(({ index, isShown }) => (isShown ? index : []))

test('a list that is not windowed is one block', () => {
  expect(rowBlocks(37, undefined)).toEqual([{ index: 0, first: 0, end: 37, isShown: true }])
  expect(rowBlocks(0, undefined)).toEqual([])
})

test('a windowed list renders the visible rows, those beside them, and pinned rows', () => {
  expect(shown(5000, [7, 8])).toEqual([6, 7, 8, 9])
  expect(shown(5000, [0], [4999])).toEqual([0, 1, blockOf(4999)])
})

test('every row is in exactly one block', () => {
  const rows = rowBlocks(1001, { inSight: [0], pinned: [] }).flatMap(({ first, end }) =>
    Array.from({ length: end - first }, (_, offset) => first + offset),
  )
  expect(rows).toEqual(Array.from({ length: 1001 }, (_, row) => row))
})

test('the number of rendered rows does not depend on the length of the list', () => {
  expect(shown(1_000_000, [5])).toEqual(shown(2000, [5]))
})
