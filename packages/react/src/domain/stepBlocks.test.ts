import { expect, test } from 'vitest'
import { blockOf, stepBlocks } from './stepBlocks.ts'

const shown = (count: number, inSight: readonly number[], kept: readonly number[] = []) =>
  stepBlocks(count, { inSight, kept }).flatMap(({ index, isShown }) => (isShown ? index : []))

test('a whole list is one block', () => {
  expect(stepBlocks(37, undefined)).toEqual([{ index: 0, first: 0, end: 37, isShown: true }])
  expect(stepBlocks(0, undefined)).toEqual([])
})

test('of a window, what is in sight is shown, what is beside it, and the steps that are kept', () => {
  expect(shown(5000, [7, 8])).toEqual([6, 7, 8, 9])
  expect(shown(5000, [0], [4999])).toEqual([0, 1, blockOf(4999)])
})

test('every step is in one block', () => {
  const steps = stepBlocks(1001, { inSight: [0], kept: [] }).flatMap(({ first, end }) =>
    Array.from({ length: end - first }, (_, offset) => first + offset),
  )
  expect(steps).toEqual(Array.from({ length: 1001 }, (_, step) => step))
})

test('however long the list, as many steps are shown', () => {
  expect(shown(1_000_000, [5])).toEqual(shown(2000, [5]))
})
