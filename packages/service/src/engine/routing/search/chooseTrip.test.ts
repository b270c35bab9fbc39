import { describe, expect, test } from 'vitest'
import type { RouteRequest } from '../../Router.ts'
import { routeAnswer } from '../testing/scriptedEngine.ts'
import { type ValhallaEngine, ValhallaFault } from '../valhalla/ValhallaEngine.ts'
import { chooseTrip } from './chooseTrip.ts'

const START = 1
const RIGHT = 10
const UTURN = 13
const END = 4

const request: RouteRequest = {
  origin: { latitude: 10, longitude: 0 },
  destination: { latitude: 10, longitude: 1 },
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov'],
}

type Answers = Readonly<Record<RouteRequest['optimize'], unknown>>

/** An engine that knows a route for each optimization. */
function engineOf(answers: Answers): ValhallaEngine {
  return {
    async ask(action, { costing_options, encoded_polyline }) {
      if (action === 'trace_attributes') return { shape: encoded_polyline, edges: [{}] }
      const { shortest, maneuver_penalty } = costing_options?.auto ?? {}
      const answer = answers[shortest ? 'shortest' : maneuver_penalty ? 'easiest' : 'fastest']
      if (answer instanceof Error) throw answer
      return answer
    },
    check: async () => {},
    close: async () => {},
  }
}

/** The durations of the routes chosen for each optimization. */
async function chosen(answers: Answers, more: Partial<RouteRequest> = {}) {
  const choose = async (optimize: RouteRequest['optimize']) => {
    const asked = { ...request, ...more, optimize }
    const choice = await chooseTrip(engineOf(answers), asked, new AbortController().signal)
    return choice?.trip.duration
  }
  return [await choose('fastest'), await choose('shortest'), await choose('easiest')]
}

/** A route with some turns, each of which makes it longer. */
const route = (seconds: number, turns = 0) =>
  routeAnswer([START, ...Array<number>(turns).fill(RIGHT), END], seconds)

describe('chooseTrip', () => {
  test('the fastest is the shortest where that takes less time', async () => {
    expect(
      await chosen({ fastest: route(100, 3), shortest: route(90), easiest: route(120) }),
    ).toEqual([90, 90, 120])
  })

  test('the fastest is its own where the shortest saves no more than a second', async () => {
    expect(await chosen({ fastest: route(100), shortest: route(99), easiest: route(120) })).toEqual(
      [100, 99, 120],
    )
  })

  test('the shortest is another that is shorter', async () => {
    const answers = { fastest: route(100, 1), shortest: route(110, 2), easiest: route(120, 1) }
    expect(await chosen(answers)).toEqual([100, 100, 120])
  })

  test('the easiest is another that has fewer turns', async () => {
    const answers = { fastest: route(100, 2), shortest: route(110), easiest: route(120, 1) }
    expect(await chosen(answers)).toEqual([100, 110, 110])
  })

  test('the easiest is never faster than the fastest', async () => {
    const answers = { fastest: route(100, 3), shortest: route(110, 2), easiest: route(90, 2) }
    expect(await chosen(answers)).toEqual([100, 110, 110])
  })

  test('a route that breaks an avoidance is not chosen for its time', async () => {
    const broken = routeAnswer([START, UTURN, END], 50)
    const answers = { fastest: route(100), shortest: broken, easiest: route(120) }
    expect(await chosen(answers, { avoid: ['uturn'] })).toEqual([100, 100, 120])
  })

  test.each([
    ['its own', route(80), 2],
    ['another', route(100, 3), 3],
  ])('the roads are those of the chosen trip: %s', async (_, fastest, points) => {
    const engine = engineOf({ fastest, shortest: route(90, 1), easiest: route(120) })
    const choice = await chooseTrip(engine, request, new AbortController().signal)
    expect(choice?.trace?.points).toHaveLength(points)
  })

  test('there is a route where only one optimization has one, and none where none has', async () => {
    const none = new ValhallaFault('No path could be found for input')
    expect(await chosen({ fastest: none, shortest: route(90), easiest: none })).toEqual([
      90, 90, 90,
    ])
    expect(await chosen({ fastest: none, shortest: none, easiest: none })).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
