import type { Maneuver, Route } from '@signpost/client'
import { antimeridianRoute, pointRoute, poleRoute } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { readRoute } from '../../test/readRoute.ts'
import { compassPoint, departureHeading } from './heading.ts'

const start: Maneuver = {
  command: 'CO.',
  kind: 'continue',
  stacked: false,
  heading: 200,
  currentRoad: {},
  turnRoad: {},
}

const along = (...path: Route['path']): Route => ({ path, maneuvers: [start], unmetAvoid: [] })

test('the heading at departure is that of the path beyond its first meters', () => {
  const gate = [-56.2, -34.9] as const
  const heading = departureHeading(along(gate, [-56.20002, -34.9], [-56.199, -34.9]))
  expect(heading).toBeCloseTo(90, 0)
  expect(departureHeading(along(gate, [-56.2, -34.8]))).toBeCloseTo(0, 5)
})

test('Missing segments, a single point: the heading is that of the first maneuver', () => {
  expect(departureHeading(along())).toBe(200)
  expect(departureHeading(along([-56.2, -34.9], [-56.2, -34.9]))).toBe(200)
})

test.each([
  ['180°: the short way', antimeridianRoute, 'east'],
  ['a pole', poleRoute, 'north'],
  ['a single point', pointRoute, 'north'],
])('%s', async (_, sent, point) => {
  const heading = departureHeading(await readRoute(sent))
  expect(heading === undefined ? undefined : compassPoint(heading)).toBe(point)
})

test.each([
  [0, 'north'],
  [22, 'north'],
  [23, 'north-east'],
  [180, 'south'],
  [337, 'north-west'],
  [338, 'north'],
  [360, 'north'],
  [-90, 'west'],
])('%d° is %s', (heading, point) => {
  expect(compassPoint(heading)).toBe(point)
})
