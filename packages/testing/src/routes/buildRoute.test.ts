import type { WireManeuver, WireRoute } from '@signpost/client/wire'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cities } from '../fixtures/cities.ts'
import { everyCommandRoute } from '../fixtures/special/everyCommandRoute.ts'
import { hugeRoute } from '../fixtures/special/hugeRoute.ts'
import { antimeridianRoute, poleRoute } from '../fixtures/special/oddRoutes.ts'
import { buildRoute } from './buildRoute.ts'
import { gridRoute } from './gridRoute.ts'

/** Checks the rules of every route: it is one line, and its lengths add up. */
function checkRoute({ maneuvers, total_distance }: WireRoute): void {
  let [total, last] = [0, maneuvers[0]?.segments?.[0]]
  for (const maneuver of maneuvers) {
    const segments = maneuver.segments ?? []
    expect(segments[0]).toMatchObject({ lat: last?.lat, lon: last?.lon })
    last = segments.at(-1)
    expect(last).toEqual({
      lat: maneuver.coordinate?.latitude,
      lon: maneuver.coordinate?.longitude,
    })
    const length = segments.reduce((sum, { len = 0 }) => sum + len, 0)
    expect(maneuver.distance).toBeCloseTo(length, 5)
    total += maneuver.distance ?? 0
    expect(maneuver.total_length).toBeCloseTo(total, 5)
  }
  expect(Number(total_distance)).toBeCloseTo(total, 5)
}

test('every recorded route is one line whose lengths add up', () => {
  for (const { route } of cities.flatMap(({ routes }) => routes)) checkRoute(route)
  checkRoute(everyCommandRoute)
})

describe('an invented route between any two points of a city', () => {
  const offset = fc.double({ min: -0.1, max: 0.1, noNaN: true })
  const ends = fc.record({
    city: fc.constantFrom(...cities),
    by: fc.tuple(offset, offset, offset, offset),
    corners: fc.constantFrom(1 as const, 2 as const),
  })

  test('is one line whose lengths add up, on roads with names', () => {
    fc.assert(
      fc.property(ends, ({ city, by: [lat1, lon1, lat2, lon2], corners }) => {
        const { latitude, longitude } = city.center
        const from = { latitude: latitude + lat1, longitude: longitude + lon1 }
        const to = { latitude: latitude + lat2, longitude: longitude + lon2 }
        const sketch = gridRoute({ from, to, city, corners })
        const route = buildRoute({ ...sketch, id: 'x', origin: {}, destination: {}, speed: 10 })
        checkRoute(route)
        const [first, last] = [route.maneuvers[0], route.maneuvers.at(-1)]
        expect(first?.coordinate?.latitude).toBeCloseTo(from.latitude, 5)
        expect(last?.coordinate?.longitude).toBeCloseTo(to.longitude, 5)
        expect(last?.command).toBe(`DT.${city.country.drivingSide}`)
        expect(route.maneuvers.slice(1).every(hasCurrentRoad)).toBe(true)
        expect(route.maneuvers.length).toBeLessThanOrEqual(corners + 2)
      }),
    )
  })

  test('has a start and an arrival even from a point to itself', () => {
    const [city] = cities
    if (city === undefined) return expect.unreachable()
    const sketch = gridRoute({ from: city.center, to: city.center, city, corners: 2 })
    expect(sketch.steps.map(({ command }) => command)).toEqual(['DT.R'])
  })
})

test('turns to the side to which the road bends', () => {
  const [city] = cities
  if (city === undefined) return expect.unreachable()
  const from = { latitude: 52.5, longitude: 13.4 }
  const commands = (to: typeof from) =>
    gridRoute({ from, to, city, corners: 1 }).steps.map(({ command }) => command)
  expect(commands({ latitude: 52.51, longitude: 13.42 })).toEqual(['TR.L', 'DT.R'])
  expect(commands({ latitude: 52.49, longitude: 13.42 })).toEqual(['TR.R', 'DT.R'])
})

test('can have any size', () => {
  const route = hugeRoute({ maneuvers: 200, points: 20_000 })
  expect(route.maneuvers).toHaveLength(200)
  // Each maneuver except the first repeats the last point of the previous one.
  const points = route.maneuvers.reduce((sum, { segments = [] }) => sum + segments.length, 0)
  expect(points - 199).toBe(20_000)
  checkRoute(route)
})

test('has bounds that cross the 180th meridian the short way', () => {
  const extents = antimeridianRoute.route_extents
  expect(extents?.top_left_coordinate.longitude).toBe(179.996)
  expect(extents?.bottom_right_coordinate.longitude).toBe(-179.9975)
  expect(Number(antimeridianRoute.total_distance)).toBeLessThan(1500)
  expect(Number(poleRoute.total_distance)).toBeLessThan(300)
})

function hasCurrentRoad({ current_road_info }: WireManeuver): boolean {
  return Boolean(current_road_info?.primary_name)
}
