import type { Position } from '@signpost/client/domain'
import type { WireManeuver } from '@signpost/client/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RouteAnswer } from '../../Router.ts'
import type { Step, Trip } from '../valhalla/readTrip.ts'
import { toRouteAnswer } from './toRouteAnswer.ts'

const millionths = (most: number) => fc.integer({ min: -most, max: most }).map((n) => n / 1e6)

/** A walk of small and large steps that may cross the 180th meridian. */
const points = fc
  .record({
    longitude: millionths(180e6),
    latitude: millionths(80e6),
    moves: fc.array(fc.tuple(millionths(0.5e6), millionths(0.01e6)), {
      minLength: 1,
      maxLength: 60,
    }),
  })
  .map(({ longitude, latitude, moves }) => {
    const path: Position[] = [[longitude, latitude]]
    let [lon, lat] = [longitude, latitude]
    for (const [east, north] of moves) {
      lon = Math.round((((lon + east + 540) % 360) - 180) * 1e6) / 1e6
      lat = Math.round((lat + north) * 1e6) / 1e6
      path.push([lon, lat])
    }
    return path
  })

const step = fc.record({
  type: fc.integer({ min: 0, max: 50 }),
  duration: fc.oneof(fc.constant(0), fc.double({ min: 0.1, max: 1e4, noNaN: true })),
  namesAhead: fc.array(fc.string(), { maxLength: 3 }),
  namesBehind: fc.array(fc.string(), { maxLength: 3 }),
  headingBefore: fc.integer({ min: 0, max: 360 }),
  headingAfter: fc.integer({ min: 0, max: 360 }),
  isStacked: fc.boolean(),
})

const trip = fc
  .record({
    points,
    cuts: fc.array(fc.nat(), { maxLength: 8 }),
    steps: fc.array(step, { minLength: 10, maxLength: 10 }),
  })
  .map(({ points, cuts, steps }): Trip => {
    const end = points.length - 1
    const firsts = [0, ...cuts.map((cut) => cut % points.length).sort((a, b) => a - b), end]
    return {
      shape: 'unused',
      points,
      duration: 60,
      hasToll: false,
      hasFerry: false,
      steps: firsts.flatMap((first, index): Step[] => {
        const rest = steps[index]
        return rest ? [{ ...rest, first, last: firsts[index + 1] ?? end }] : []
      }),
    }
  })

function route(trip: Trip): RouteAnswer {
  const place = { latitude: 0, longitude: 0 }
  return toRouteAnswer(
    { origin: place, destination: place, vehicle: 'car', optimize: 'fastest', avoid: [] },
    trip,
  )
}

const lengthOf = ({ segments = [] }: WireManeuver): number =>
  segments.reduce((sum, { len = 0 }) => sum + len, 0)

function closeTo(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(Math.max(expected * 0.01, 1))
}

describe('any route', () => {
  it('has segments whose lengths sum to the maneuvers and to the total', () => {
    fc.assert(
      fc.property(trip, (trip) => {
        const { maneuvers, total_distance } = route(trip)
        let total = 0
        for (const maneuver of maneuvers) {
          closeTo(lengthOf(maneuver), maneuver.distance ?? Number.NaN)
          total += maneuver.distance ?? 0
          closeTo(maneuver.total_length ?? Number.NaN, total)
        }
        closeTo(total, Number(total_distance))
      }),
    )
  })

  it('is one line: a maneuver begins where the one before it ends, at the last point of that one', () => {
    fc.assert(
      fc.property(trip, (trip) => {
        const { maneuvers } = route(trip)
        expect(maneuvers[0]?.segments).toHaveLength(1)
        const line = maneuvers.flatMap(({ segments = [], coordinate }, index) => {
          const last = segments.at(-1)
          expect(coordinate).toEqual({ latitude: last?.lat, longitude: last?.lon })
          expect(last).not.toHaveProperty('len')
          expect(
            segments
              .slice(0, -1)
              .every(({ len, heading }) => len !== undefined && heading !== undefined),
          ).toBe(true)
          return index === 0 ? segments : segments.slice(1)
        })
        expect(line.map(({ lon, lat }) => [lon, lat])).toEqual(trip.points)
      }),
    )
  })

  it('is within its extents, also over the 180th meridian', () => {
    fc.assert(
      fc.property(trip, (trip) => {
        const { route_extents } = route(trip)
        const north = Number(route_extents?.top_left_coordinate.latitude)
        const west = Number(route_extents?.top_left_coordinate.longitude)
        const south = Number(route_extents?.bottom_right_coordinate.latitude)
        const east = Number(route_extents?.bottom_right_coordinate.longitude)
        for (const [longitude, latitude] of trip.points) {
          expect(latitude >= south && latitude <= north).toBe(true)
          expect(
            west <= east
              ? longitude >= west && longitude <= east
              : longitude >= west || longitude <= east,
          ).toBe(true)
        }
      }),
    )
  })

  it('has directions, speeds and commands that can be read', () => {
    fc.assert(
      fc.property(trip, (trip) => {
        for (const { command, heading, segments = [], speed } of route(trip).maneuvers) {
          expect(command).toMatch(/^([A-Z]{2}\.(S?[RL]|H[RL])?|UNKNOWN)$/)
          for (const degrees of [heading, ...segments.map((segment) => segment.heading)]) {
            if (degrees !== undefined) expect(degrees >= 0 && degrees < 360).toBe(true)
          }
          if (speed !== undefined) expect(Number.isFinite(speed) && speed >= 0).toBe(true)
        }
      }),
    )
  })
})
