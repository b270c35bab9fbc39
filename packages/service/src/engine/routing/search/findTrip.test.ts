import { describe, expect, it } from 'vitest'
import type { RouteRequest } from '../../Router.ts'
import {
  encodePolyline,
  routeAnswer,
  type ScriptedEngine,
  scriptedEngine,
} from '../testing/scriptedEngine.ts'
import { ValhallaFault } from '../valhalla/ValhallaEngine.ts'
import { findTrip } from './findTrip.ts'

const START = 1
const TURN = 10
const UTURN = 13
const END = 4

const noPath = new ValhallaFault('Route error: No path could be found for input')

const request: RouteRequest = {
  origin: { latitude: 10, longitude: 0 },
  destination: { latitude: 10, longitude: 1 },
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov'],
}

async function find(
  engine: ScriptedEngine,
  preferences: Partial<RouteRequest> = {},
  signal = new AbortController().signal,
) {
  return (await findTrip(engine, { ...request, ...preferences }, signal))?.trip ?? null
}

const typesOf = (trip: Awaited<ReturnType<typeof find>>) => trip?.steps.map(({ type }) => type)

describe('findTrip', () => {
  it('requests a route without preferences once, from roads within reach that are no ferries', async () => {
    const engine = scriptedEngine(routeAnswer([START, TURN, END]))
    expect(typesOf(await find(engine))).toEqual([START, TURN, END])
    const common = { search_cutoff: 400, search_filter: { exclude_ferry: true } }
    expect(engine.routeQueries).toEqual([
      {
        costing: 'auto',
        costing_options: { auto: {} },
        locations: [
          { lat: 10, lon: 0, ...common },
          { lat: 10, lon: 1, ...common },
        ],
        units: 'kilometers',
        language: 'en-US',
      },
    ])
  })

  it.each([
    'No path could be found for input',
    'No suitable edges near location',
    'Path distance exceeds the max distance limit: 5000000 meters',
    'Locations are in unconnected regions. Go check/edit the map at osm.org',
  ])('returns no route when Valhalla says "%s', async (text) => {
    const engine = scriptedEngine(new ValhallaFault(`Route error: ${text}`))
    expect(await find(engine)).toBeNull()
    expect(engine.routeQueries).toHaveLength(1)
  })

  it('fails with what Valhalla could not do', async () => {
    const engine = scriptedEngine(new ValhallaFault('Failed to parse the tile'))
    await expect(find(engine, { avoid: ['toll'] })).rejects.toThrow('Failed to parse the tile')
    expect(engine.routeQueries).toHaveLength(1)
  })

  it('requests again with weights instead of exclusions when these leave no route', async () => {
    const engine = scriptedEngine(noPath, routeAnswer([START, END]))
    expect(typesOf(await find(engine, { avoid: ['toll'] }))).toEqual([START, END])
    const options = engine.routeQueries.map(({ costing_options }) => costing_options?.auto)
    expect(options[0]).toHaveProperty('exclude_tolls', true)
    expect(options[1]).not.toHaveProperty('exclude_tolls')
    expect(options[1]).toHaveProperty('use_tolls', 0)
  })

  it('excludes the roads on which the route makes a u-turn, until it makes none', async () => {
    const engine = scriptedEngine(
      routeAnswer([START, UTURN, TURN, END]),
      routeAnswer([START, TURN, UTURN, END]),
      routeAnswer([START, TURN, TURN, END]),
    )
    const trip = await find(engine, { avoid: ['uturn'] })
    expect(typesOf(trip)).toEqual([START, TURN, TURN, END])
    expect(engine.routeQueries.map((query) => query.exclude_locations)).toEqual([
      undefined,
      [{ lat: 10, lon: 0.015 }],
      [
        { lat: 10, lon: 0.015 },
        { lat: 10, lon: 0.025 },
      ],
    ])
  })

  it('stops after six attempts, with the route that has the fewest u-turns', async () => {
    const engine = scriptedEngine(
      routeAnswer([START, UTURN, UTURN, UTURN, END]),
      routeAnswer([START, UTURN, TURN, END]),
      routeAnswer([START, UTURN, UTURN, END]),
    )
    expect(typesOf(await find(engine, { avoid: ['uturn'] }))).toEqual([START, UTURN, TURN, END])
    expect(engine.routeQueries).toHaveLength(1 + 6)
  })

  it('keeps the route it has when there is none without the u-turn', async () => {
    const engine = scriptedEngine(routeAnswer([START, UTURN, END]), noPath)
    expect(typesOf(await find(engine, { avoid: ['uturn'] }))).toEqual([START, UTURN, END])
  })

  it('keeps the weights when it avoids u-turns after exclusions left no route', async () => {
    const engine = scriptedEngine(
      noPath,
      routeAnswer([START, UTURN, END]),
      routeAnswer([START, END]),
    )
    await find(engine, { avoid: ['toll', 'uturn'] })
    const last = engine.routeQueries.at(-1)
    expect(last?.costing_options?.auto).not.toHaveProperty('exclude_tolls')
    expect(last?.exclude_locations).toHaveLength(1)
  })

  it('leads pedestrians around unpaved roads, except the first and the last', async () => {
    const engine = scriptedEngine(routeAnswer([START, TURN, TURN, END]))
    const shape = encodePolyline([0, 1, 2, 3].map((longitude) => [longitude, 10]))
    const edges = [0, 1, 2].map((first) => ({
      begin_shape_index: first,
      end_shape_index: first + 1,
      unpaved: true,
    }))
    engine.traces.push({ shape, edges }, { shape, edges: edges.slice(0, 1) })
    await find(engine, { vehicle: 'pedestrian', avoid: ['hov', 'unpaved'] })
    expect(engine.routeQueries.map((query) => query.exclude_locations)).toEqual([
      undefined,
      [{ lat: 10, lon: 1.5 }],
    ])
  })

  it('requests nothing more once it is aborted', async () => {
    const controller = new AbortController()
    const engine = scriptedEngine(routeAnswer([START, UTURN, END]))
    const { ask } = engine
    engine.ask = (...query) => {
      controller.abort(new Error('gone'))
      return ask(...query)
    }
    await expect(find(engine, { avoid: ['uturn'] }, controller.signal)).rejects.toThrow('gone')
    expect(engine.routeQueries).toHaveLength(1)
  })
})
