import { createGeoClient } from '@signpost/client'
import { describe, expect, test } from 'vitest'
import { describeAdapter } from '../../test/describeAdapter.ts'
import { fakeFetch } from '../../test/provider.ts'
import { valhalla } from './index.ts'

/** Two streets of 94 and 244 m around a corner, as Valhalla writes them: a maneuver has the stretch after it. */
const corner = {
  trip: {
    status: 0,
    units: 'kilometers',
    legs: [
      {
        shape: 'ni{maAng`hjBxD|Cbd@|_@kfAf~B{DrI',
        maneuvers: [
          {
            type: 2,
            street_names: ['Yugoeslavia'],
            bearing_after: 215,
            time: 7.5,
            length: 0.094,
            begin_shape_index: 0,
            end_shape_index: 2,
            verbal_multi_cue: true,
          },
          {
            type: 10,
            street_names: ['A-1', 'Avenida Luis Batlle Berres'],
            bearing_before: 216,
            bearing_after: 304,
            time: 16.4,
            length: 0.244,
            begin_shape_index: 2,
            end_shape_index: 4,
          },
          {
            type: 5,
            bearing_before: 304,
            time: 0,
            length: 0,
            begin_shape_index: 4,
            end_shape_index: 4,
          },
        ],
        summary: { time: 23.9, length: 0.338 },
      },
    ],
    summary: { has_toll: false, has_highway: false, has_ferry: false, time: 23.9, length: 0.338 },
  },
}

/** A route onto a highway and off it again. */
const highway = {
  trip: {
    legs: [
      {
        shape: corner.trip.legs[0]?.shape,
        maneuvers: [
          { type: 1, street_names: ['Rambla'], begin_shape_index: 0 },
          { type: 18, highway: true, street_names: ['5', 'Ruta 5'], begin_shape_index: 1 },
          { type: 23, highway: true, begin_shape_index: 2 },
          { type: 21, sign: { exit_toward_elements: [{ text: 'Centro' }] }, begin_shape_index: 3 },
          { type: 24, begin_shape_index: 3 },
          { type: 4, begin_shape_index: 4 },
        ],
      },
    ],
    summary: { has_toll: true, has_highway: true, time: 60 },
  },
}

describeAdapter('valhalla', {
  create: (fetch) => valhalla({ url: 'https://routes.example', apiKey: 'secret-key', fetch }),
  mayStore: true,
  vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
  optimizations: ['fastest', 'shortest', 'easiest'],
  avoidances: ['hov', 'toll', 'highway', 'unpaved', 'ferry'],
  operations: {
    getDirections: {
      usual: corner,
      read: {
        distance: 338,
        duration: 24,
        maneuvers: [
          { command: 'CO.', turnRoad: { name: 'Yugoeslavia' } },
          {
            command: 'TR.R',
            distance: 94,
            heading: 216,
            speed: 94 / 7.5,
            currentRoad: { name: 'Yugoeslavia' },
            turnRoad: { name: 'Avenida Luis Batlle Berres' },
          },
          { command: 'DT.R', distance: 244, totalLength: 338 },
        ],
      },
      empty: { error_code: 442, error: 'No path could be found for input', status_code: 400 },
      emptyStatus: 400,
      partial: {
        trip: { summary: { time: 3 }, legs: [{ shape: 'onzf{@lajp~A??', maneuvers: [{}] }] },
      },
      sends: ['"costing":"auto"', '"lat":52.52,"lon":13.405', 'api_key=secret-key'],
    },
  },
})

const origin = { latitude: -34.8469, longitude: -56.2469 }
const destination = { latitude: -34.8463, longitude: -56.2497 }

describe('valhalla', () => {
  test('uses the name of a highway when the answer has one', async () => {
    const { fetch } = fakeFetch({ body: highway })
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: valhalla({ url: 'https://routes.example', fetch }),
    })
    const route = await client.getDirections({ origin, destination })
    expect(route?.maneuvers.map(({ command, turnRoad }) => [command, turnRoad.name])).toEqual([
      ['CO.', 'Rambla'],
      ['EN.R', 'Ruta 5'],
      ['KH.R', undefined],
      ['EX.L', 'Centro'],
      ['KS.L', undefined],
      ['DT.', undefined],
    ])
  })

  test('names the unmet avoidances', async () => {
    const bans: boolean[] = []
    const { fetch } = fakeFetch({ body: highway })
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: valhalla({
        url: 'https://routes.example',
        fetch: async (input, init) => {
          const isBanned = String(input).includes('exclude_tolls')
          bans.push(isBanned)
          return isBanned ? Response.json({ error_code: 442 }, { status: 400 }) : fetch(input, init)
        },
      }),
    })
    const route = await client.getDirections({ origin, destination, avoid: ['toll'] })
    expect(bans).toEqual([true, false])
    expect(route?.unmetAvoid).toEqual(['toll'])
  })

  test('does not support avoiding unpaved roads on foot', async () => {
    const { fetch, sent } = fakeFetch({})
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: valhalla({ url: 'https://routes.example', fetch }),
    })
    const asked = client.getDirections({
      origin,
      destination,
      vehicle: 'pedestrian',
      avoid: ['unpaved'],
    })
    await expect(asked).rejects.toMatchObject({ status: 400, parameter: 'avoid' })
    expect(sent).toEqual([])
  })

  test('reads the maneuvers of all legs, each leg after the one before', async () => {
    const leg = corner.trip.legs[0]
    const { fetch } = fakeFetch({ body: { trip: { ...corner.trip, legs: [leg, leg] } } })
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: valhalla({ url: 'https://routes.example', fetch }),
    })
    const route = await client.getDirections({ origin, destination })
    const kinds = route?.maneuvers.map(({ kind }) => kind)
    expect(kinds?.filter((kind) => kind === 'arrive')).toHaveLength(2)
    expect(kinds?.at(-1)).toBe('arrive')
    expect(route?.distance).toBeGreaterThan(2 * 338)
  })
})
