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

test('reads the steps of all legs, each leg after the one before', () => {
  const legs = ['???A', '?AA?'].map((geometry) => ({
    steps: [
      { geometry, maneuver: { type: 'depart' } },
      { geometry: '??', maneuver: { type: 'arrive' } },
    ],
  }))
  const result = osrmResult({ duration: 3, legs }, 5)
  expect(result?.steps.map(({ kind, at }) => [kind, at])).toEqual([
    ['continue', 0],
    ['arrive', 1],
    ['continue', 1],
    ['arrive', 2],
  ])
})

test.each([
  ['A 8, E 52: Ulm, Stuttgart', { place: 'Ulm', number: 'A 8' }],
  ['Ulm, Stuttgart', { place: 'Ulm' }],
  [undefined, {}],
])('reads the first place and the first road of a sign: %s', (destinations, sign) => {
  const steps = [{ geometry: '???A', destinations }]
  const result = osrmResult({ duration: 3, legs: [{ steps }] }, 5)
  expect(result?.steps[0]?.sign).toEqual(sign)
})

test.each([
  ['exit roundabout', 'leave-roundabout'],
  ['rotary', 'enter-roundabout'],
  ['roundabout turn', 'u-turn'],
  ['end of road', 'u-turn'],
])('reads a %s that faces back as %s', (type, kind) => {
  const steps = [{ geometry: '???A', maneuver: { type, modifier: 'uturn' } }]
  const result = osrmResult({ duration: 3, legs: [{ steps }] }, 5)
  expect(result?.steps[0]?.kind).toBe(kind)
})

test('reads lines in GeoJSON', () => {
  const line = (...coordinates: object[]): object => ({ type: 'LineString', coordinates })
  const steps = [line([0, 0], [1, 0]), line([1, 0], [1, 1])].map((geometry) => ({ geometry }))
  const result = osrmResult({ duration: 3, legs: [{ steps }] }, 6)
  expect(result?.points).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ])
})
