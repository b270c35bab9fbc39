import { expect, test } from 'vitest'
import { osrmResult } from './osrmResult.ts'

test('joins the lines of steps with each shared point once', () => {
  // The steps go from (0, 0) to (0, 0.00001), and on to (0.00001, 0.00001).
  const steps = ['???A', '?AA?'].map((geometry) => ({ geometry, maneuver: {} }))
  const result = osrmResult({ duration: 3, legs: [{ steps }] }, 5)
  expect(result?.points).toEqual([
    [0, 0],
    [1e-5, 0],
    [1e-5, 1e-5],
  ])
  expect(result?.steps.map(({ at }) => at)).toEqual([0, 1])
})
