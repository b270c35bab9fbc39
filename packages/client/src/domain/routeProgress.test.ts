import { describe, expect, test } from 'vitest'
import type { Coordinate, Position } from './coordinate.ts'
import { cumulativeDistances } from './distance.ts'
import type { Maneuver, Route } from './route.ts'
import { type RouteProgress, type RouteProgressOptions, routeProgress } from './routeProgress.ts'

const at = (latitude: number, longitude: number): Coordinate => ({ latitude, longitude })
const degree = (Math.PI / 180) * 6_371_008.8
const step: Omit<Maneuver, 'range'> = {
  command: 'CO.',
  kind: 'continue',
  stacked: false,
  currentRoad: {},
  turnRoad: {},
}

/** 1000 m along the equator with a turn after 600 m: the departure, the turn, the arrival. */
function thousandMeters(changes: Partial<Route> = {}): Route {
  const path: Position[] = [
    [0, 0],
    [300 / degree, 0],
    [600 / degree, 0],
    [1000 / degree, 0],
  ]
  const maneuvers: Maneuver[] = [
    { ...step, range: [0, 0] },
    { ...step, range: [0, 2] },
    { ...step, range: [2, 3] },
  ]
  return { path, maneuvers, unmetAvoid: [], ...changes }
}

function progress(
  route: Route,
  position: Coordinate,
  options?: RouteProgressOptions,
): RouteProgress | undefined {
  return routeProgress(route, cumulativeDistances(route.path), position, options)
}

describe('routeProgress', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 599],
    [599, 1, 1],
    [601, 2, 399],
    [1000, 2, 0],
  ])('%d m along, the next maneuver is %d, in %d m', (meters, maneuver, distance) => {
    const now = progress(thousandMeters(), at(0, meters / degree))
    expect(now?.maneuver).toBe(maneuver)
    expect(now?.maneuverDistance).toBeCloseTo(distance, 3)
    expect(now?.remainingDistance).toBeCloseTo(1000 - meters, 3)
  })

  test('distances are scaled to the total of the route', () => {
    const now = progress(thousandMeters({ distance: 1100 }), at(0, 500 / degree))
    expect(now?.remainingDistance).toBeCloseTo(550, 3)
    expect(now?.maneuverDistance).toBeCloseTo(110, 3)
  })

  test('the remaining time is a share of the duration', () => {
    expect(
      progress(thousandMeters({ duration: 200 }), at(0, 500 / degree))?.remainingDuration,
    ).toBeCloseTo(100, 3)
  })

  test('the remaining time follows the speeds when all are known', () => {
    const { maneuvers } = thousandMeters()
    const speeds = [0, 10, 5]
    const route = thousandMeters({
      maneuvers: maneuvers.map((one, i) => ({ ...one, speed: speeds[i] ?? 0 })),
    })
    // The service may round the 60 s and 80 s of these speeds differently.
    expect(progress(route, at(0, 600 / degree))?.remainingDuration).toBeCloseTo(80, 3)
    expect(
      progress({ ...route, duration: 280 }, at(0, 600 / degree))?.remainingDuration,
    ).toBeCloseTo(160, 3)
    expect(progress({ ...route, duration: 280 }, at(0, 0))?.remainingDuration).toBeCloseTo(280, 3)
  })

  test('without duration and speeds the remaining time is unknown', () => {
    expect(progress(thousandMeters(), at(0, 0))).not.toHaveProperty('remainingDuration')
  })

  test('is on the route within the tolerance', () => {
    const beside = at(60 / degree, 500 / degree)
    expect(progress(thousandMeters(), beside)).toMatchObject({
      onRoute: false,
      distanceOff: expect.closeTo(60, 3),
    })
    expect(progress(thousandMeters(), beside, { tolerance: 61 })?.onRoute).toBe(true)
    const tolerance = progress(thousandMeters(), beside)?.distanceOff ?? 0
    expect(progress(thousandMeters(), beside, { tolerance })?.onRoute).toBe(true)
  })

  test('can ignore the passed part of a road that is used in both directions', () => {
    const path: Position[] = [
      [0, 0],
      [500 / degree, 0],
      [0, 0],
    ]
    const maneuvers: Maneuver[] = [
      { ...step, range: [0, 1] },
      { ...step, range: [1, 2] },
    ]
    const route = thousandMeters({ path, maneuvers })
    const position = at(0, 200 / degree)
    expect(progress(route, position)).toMatchObject({
      maneuver: 0,
      remainingDistance: expect.closeTo(800, 3),
    })
    expect(progress(route, position, { from: 600 })).toMatchObject({
      maneuver: 1,
      remainingDistance: expect.closeTo(200, 3),
    })
  })

  test('handles a route without maneuvers, or without the place of one', () => {
    expect(progress(thousandMeters({ maneuvers: [] }), at(0, 0))).not.toHaveProperty('maneuver')
    expect(progress(thousandMeters({ maneuvers: [step] }), at(0, 0))).not.toHaveProperty('maneuver')
    expect(
      progress(thousandMeters({ maneuvers: [{ ...step, range: [7, 9] }] }), at(0, 0)),
    ).not.toHaveProperty('maneuver')
  })

  test('has arrived on a route of a single point', () => {
    const route = thousandMeters({
      path: [[0, 0]],
      maneuvers: [{ ...step, range: [0, 0] }],
      distance: 5,
      duration: 5,
    })
    expect(progress(route, at(0, 0))).toMatchObject({
      maneuver: 0,
      remainingDistance: 0,
      remainingDuration: 0,
    })
  })

  test('returns nothing without a path or a position', () => {
    expect(progress(thousandMeters({ path: [] }), at(0, 0))).toBeUndefined()
    expect(progress(thousandMeters(), at(Number.NaN, 0))).toBeUndefined()
  })
})
