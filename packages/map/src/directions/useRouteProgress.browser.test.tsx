import type { Coordinate, Maneuver, Route } from '@signpost/client'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type RouteProgressHookOptions,
  type TravelProgress,
  useRouteProgress,
} from './useRouteProgress.ts'

/** The length of a meter to the north, in degrees. */
const meter = 1 / 111_195

function maneuver(range: readonly [number, number], more: Partial<Maneuver> = {}): Maneuver {
  return {
    command: 'TR.R',
    kind: 'turn',
    range,
    stacked: false,
    currentRoad: {},
    turnRoad: {},
    speed: 10,
    ...more,
  }
}

/** A route of a kilometer to the north, a turn, and half a kilometer to the east, on the equator. */
const corner: Route = {
  path: [
    [0, 0],
    [0, 1000 * meter],
    [500 * meter, 1000 * meter],
  ],
  maneuvers: [maneuver([0, 1]), maneuver([1, 2], { kind: 'arrive' })],
  distance: 1500,
  duration: 150,
  unmetAvoid: [],
}

const north = (meters: number, aside = 0): Coordinate => ({
  latitude: meters * meter,
  longitude: aside * meter,
})

function progressAt(
  position: Coordinate | undefined,
  options?: RouteProgressHookOptions,
  route: Route | undefined = corner,
): TravelProgress | undefined {
  return renderHook(() => useRouteProgress(route, position, options)).result.current
}

test('returns what remains, and the next maneuver', () => {
  const start = progressAt(north(0))
  expect(start?.remainingDistance).toBeCloseTo(1500, 0)
  expect(start?.remainingDuration).toBeCloseTo(150, 0)
  const later = progressAt(north(400))
  expect(later).toMatchObject({ onRoute: true, maneuver: 0 })
  expect(later?.maneuverDistance).toBeCloseTo(600, 0)
  expect(later?.remainingDistance).toBeCloseTo(1100, 0)
  const around = progressAt(north(1000, 100))
  expect(around?.maneuver).toBe(1)
  expect(around?.maneuverDistance).toBeCloseTo(400, 0)
})

test('is off the route from a certain distance on', () => {
  expect(progressAt(north(400, 40))?.onRoute).toBe(true)
  expect(progressAt(north(400, 60))?.onRoute).toBe(false)
  expect(progressAt(north(400, 60), { tolerance: 80 })?.onRoute).toBe(true)
  expect(progressAt(north(400, 40), { tolerance: 20 })?.onRoute).toBe(false)
})

test('a maneuver is announced fifteen seconds ahead, by the speed of the route or of the traveller', () => {
  expect(progressAt(north(840))?.isDue).toBe(false)
  expect(progressAt(north(860))?.isDue).toBe(true)
  expect(progressAt(north(690), { speed: 20 })?.isDue).toBe(false)
  expect(progressAt(north(710), { speed: 20 })?.isDue).toBe(true)
  // Even at rest, the turn is announced before the last ten meters.
  expect(progressAt(north(975), { speed: 0 })?.isDue).toBe(true)
})

test('a maneuver is not announced before `max_instruction_distance`, where another street lies between', () => {
  const near = {
    ...corner,
    maneuvers: [maneuver([0, 1], { maxInstructionDistance: 50 }), maneuver([1, 2])],
  }
  expect(progressAt(north(940), {}, near)?.isDue).toBe(false)
  expect(progressAt(north(960), {}, near)?.isDue).toBe(true)
})

test('nothing is announced off the route', () => {
  expect(progressAt(north(960, -80))).toMatchObject({ onRoute: false, isDue: false })
})

test('where a route crosses itself, progress does not jump back, unless the traveller turns around', () => {
  const { path } = corner
  // The route goes there and back on the same road.
  const route: Route = {
    ...corner,
    path: [...path, ...path.toReversed().slice(1)],
    maneuvers: [],
    distance: 3000,
  }
  const { result, rerender } = renderHook(({ at }) => useRouteProgress(route, at), {
    initialProps: { at: north(0) },
  })
  const along = (at: Coordinate): number | undefined => {
    rerender({ at })
    return result.current && Math.round(result.current.distanceAlong)
  }
  expect(along(north(600))).toBe(600)
  expect(along(north(1000, 480))).toBe(1480)
  expect(along(north(1000, 100))).toBe(1900)
  expect(along(north(600))).toBe(2400)
  // A slightly inaccurate position may be behind the last one.
  expect(along(north(660))).toBe(2340)
})

test('returns nothing without a route, a position, or a valid path', () => {
  expect(renderHook(() => useRouteProgress(undefined, north(0))).result.current).toBeUndefined()
  expect(progressAt(undefined)).toBeUndefined()
  expect(progressAt({ latitude: Number.NaN, longitude: 0 })).toBeUndefined()
  expect(progressAt(north(0), {}, { ...corner, path: [] })).toBeUndefined()
})
