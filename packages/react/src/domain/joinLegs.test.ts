import type { Maneuver, Position, Route } from '@signpost/client'
import { exampleRoute } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { readRoute } from '../../test/readRoute.ts'
import { de } from '../messages/de.ts'
import { describeManeuver } from '../route-text/describeManeuver.ts'
import { describeRoute } from '../route-text/describeRoute.ts'
import { joinLegs } from './joinLegs.ts'

const [a, b, c, d]: Position[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
]
const step = (kind: Maneuver['kind'], at: number, distance: number): Maneuver => ({
  command: '',
  kind,
  distance,
  range: [0, at],
  stacked: false,
  currentRoad: { name: 'Canelones' },
  turnRoad: {},
})
const leg = (
  from: Position | undefined,
  to: Position | undefined,
  rest: Partial<Route> = {},
): Route => ({
  path: from && to ? [from, to] : [],
  distance: 100,
  duration: 60,
  maneuvers: [step('turn', 0, 0), step('arrive', 1, 100)],
  unmetAvoid: [],
  ...rest,
})

test('one leg is returned as the route itself, and no legs are no route', () => {
  const only = leg(a, b)
  expect(joinLegs([only]).route).toBe(only)
  expect(joinLegs([null, undefined])).toEqual({ route: null, sections: [] })
})

test('joins three legs: one path without repeated points, summed totals, steps in order, an arrival at each stop', () => {
  const { route, sections } = joinLegs([
    leg(a, b, { unmetAvoid: ['toll'] }),
    leg(b, c, { unmetAvoid: ['toll', 'ferry'] }),
    leg(c, d),
  ])
  expect(route).toMatchObject({
    path: [a, b, c, d],
    distance: 300,
    duration: 180,
    bounds: { west: 0, south: 0, east: 2, north: 1 },
    unmetAvoid: ['toll', 'ferry'],
  })
  expect(route?.maneuvers.map(({ stop, range }) => [stop, ...(range ?? [])])).toEqual([
    [undefined, 0, 0],
    [1, 0, 1],
    [undefined, 1, 1],
    [2, 1, 2],
    [undefined, 2, 2],
    [undefined, 2, 3],
  ])
  expect(sections).toEqual([{ route, leg: 0, step: 0 }])
})

test('a total is unknown when that of a leg is unknown', () => {
  const { route } = joinLegs([
    leg(a, b, { distance: undefined }),
    leg(b, c, { duration: undefined }),
  ])
  expect([route?.distance, route?.duration]).toEqual([undefined, undefined])
})

test('a missing leg splits the route into sections, without a line across it and without totals', () => {
  const { route, sections } = joinLegs([leg(a, b), null, leg(c, d)])
  expect(sections.map((one) => [one.leg, one.step, one.route.path])).toEqual([
    [0, 0, [a, b]],
    [2, 2, [c, d]],
  ])
  expect(sections[0]?.route).toMatchObject({ distance: 100, duration: 60 })
  expect(route?.maneuvers).toHaveLength(4)
  expect(route).toMatchObject({ distance: undefined, duration: undefined })
  // The last step of the first section ends at a stop, and not where the user wants to go.
  expect(sections[0]?.route.maneuvers.at(-1)?.stop).toBe(1)
})

test('adds steps of arrival and departure at a stop, also where a leg has neither', async () => {
  const example = await readRoute(exampleRoute)
  const { route } = joinLegs([
    example,
    leg(b, c, { maneuvers: [step('turn', 1, 100)] }),
    leg(c, d, { maneuvers: [step('arrive', 1, 100)] }),
  ])
  expect(route && describeRoute(route, { units: 'metric' }).split('\n').slice(3, -1)).toEqual([
    '3. Arrive at stop 1, on the left',
    '4. Head north on Canelones – for 100 m',
    '5. Turn',
    '6. Arrive at stop 2',
    '7. Head east on Canelones – for 100 m',
    '8. Arrive at your destination',
  ])
  const german = { language: 'de', messages: de.maneuvers }
  expect(route && describeManeuver(route, 2, german)).toBe(
    'Ankunft am Stopp 1, auf der linken Seite',
  )
})
