import type { Maneuver, Route } from '@signpost/client'
import { everythingRoute, exampleRoute, oddRoutes } from '@signpost/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { readRoute } from '../../test/readRoute.ts'
import { departureStep, routeStep } from './routeStep.ts'

const plain: Maneuver = {
  command: 'TR.R',
  kind: 'turn',
  side: 'right',
  stacked: false,
  currentRoad: {},
  turnRoad: {},
}

function routeOf(...maneuvers: readonly Partial<Maneuver>[]): Route {
  return {
    path: [],
    unmetAvoid: [],
    maneuvers: maneuvers.map((maneuver) => ({ ...plain, ...maneuver })),
  }
}

describe('routeStep', () => {
  test('the example of the interoperability notes: each step shows the distance to the next one', async () => {
    const route = await readRoute(exampleRoute)
    expect(route.maneuvers.map((_, index) => routeStep(route, index))).toEqual([
      expect.objectContaining({ kind: 'start', compass: 'east', road: 'Canelones', distance: 120 }),
      expect.objectContaining({ kind: 'turn', side: 'right', road: 'Buenos Aires', distance: 80 }),
      expect.not.objectContaining({ distance: expect.anything() }),
    ])
    expect(departureStep(route)).toBeUndefined()
  })

  test('the duration of a step is that of its stretch at the speed of that stretch', () => {
    const step = (distance?: number, speed?: number) =>
      routeStep(routeOf({}, { distance, speed }), 0)?.duration
    expect(step(300, 10)).toBe(30)
    expect(step(300, 0)).toBeUndefined()
    expect(step(300)).toBeUndefined()
    expect(step(undefined, 10)).toBeUndefined()
  })

  test('a route that begins with a turn gets a step of departure before it', async () => {
    const route = await readRoute(everythingRoute)
    expect(departureStep(route)).toMatchObject({
      kind: 'start',
      compass: 'east',
      road: 'Calle Primera (Ruta 11)',
      distance: 123.4,
    })
  })

  test('the name of the road before the next step is shown when it differs, and not when it is the same', () => {
    const step = (current: Maneuver['currentRoad']) =>
      routeStep(
        routeOf({ turnRoad: { name: 'Ruta 1', secondaryName: 'RN 1' } }, { currentRoad: current }),
        0,
      )?.laterRoad
    expect(step({ name: 'Calle Dos' })).toBe('Calle Dos')
    expect(step({ name: 'ruta  1' })).toBeUndefined()
    expect(step({ name: 'Rn 1', secondaryName: 'Otra' })).toBeUndefined()
    expect(step({})).toBeUndefined()
  })

  test('the driving side is stated where it changes, and not at the arrival', () => {
    const route = routeOf(
      { turnRoad: { drivingSide: 'right' } },
      { turnRoad: { drivingSide: 'right' } },
      { turnRoad: { drivingSide: 'left' } },
      { kind: 'arrive', turnRoad: { drivingSide: 'right' } },
    )
    expect(route.maneuvers.map((_, index) => routeStep(route, index)?.drivingSide)).toEqual([
      undefined,
      undefined,
      'left',
      undefined,
    ])
  })

  test('step icons have the side of the turn; without one it follows from the driving side', () => {
    const direction = (maneuver: Partial<Maneuver>) => routeStep(routeOf(maneuver), 0)?.direction
    expect(direction({ side: 'hard-left' })).toBe('left')
    const turnRoad = { drivingSide: 'left' } as const
    expect(direction({ side: undefined, kind: 'enter-roundabout', turnRoad })).toBe('left')
    expect(direction({ side: undefined, kind: 'u-turn', turnRoad })).toBe('right')
    expect(direction({ side: undefined, kind: 'u-turn', turnRoad: { drivingSide: 'right' } })).toBe(
      'left',
    )
    expect(direction({ side: undefined, kind: 'u-turn' })).toBeUndefined()
    expect(direction({ side: undefined, kind: 'enter-roundabout' })).toBeUndefined()
    expect(direction({ side: 'left', kind: 'u-turn', turnRoad })).toBe('left')
    // Traffic goes around by the side of the road, whatever the side of the exit.
    expect(direction({ side: 'right', kind: 'enter-roundabout', turnRoad })).toBe('left')
    expect(direction({ side: 'right', kind: 'enter-roundabout' })).toBe('right')
  })

  test('the exit of a roundabout is announced where it is entered, and the road behind it where it is left', () => {
    const roundabout = { roundaboutExit: 2, turnRoad: { name: 'Ring' } }
    const enter = { ...roundabout, kind: 'enter-roundabout' } as const
    const leave = { ...roundabout, kind: 'leave-roundabout', turnRoad: { name: 'A' } } as const
    const alone = routeOf({}, enter)
    const both = routeOf({}, enter, leave)
    expect(routeStep(alone, 1)).toMatchObject({ exit: 2, road: 'Ring' })
    expect(routeStep(both, 1)).toMatchObject({ exit: 2, road: undefined })
    expect(routeStep(both, 2)).toMatchObject({ exit: 2, road: 'A' })
  })

  test.each(Object.entries(oddRoutes))('has steps for an odd route: %s', async (_, sent) => {
    const route = await readRoute(sent)
    for (const index of route.maneuvers.keys()) expect(routeStep(route, index)).toBeDefined()
    expect(routeStep(route, route.maneuvers.length)).toBeUndefined()
    expect(() => departureStep(route)).not.toThrow()
  })
})
