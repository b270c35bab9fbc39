import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'

const a = { latitude: -34.9, longitude: -56.2 }
const corner = { latitude: -34.9, longitude: -56.198 }
const b = { latitude: -34.901, longitude: -56.198 }
const ends = { origin: a, destination: b }

const point = ({ latitude, longitude }: typeof a, rest = {}) => ({
  lat: latitude,
  lon: longitude,
  ...rest,
})

/** The example route of three maneuvers that our reading of the specification is based on. */
const example = {
  route_id: 'r1',
  total_distance: '200',
  estimated_travel_time: '40',
  route_extents: { top_left_coordinate: a, bottom_right_coordinate: b },
  origin: {
    city: 'Montevideo',
    street: 'Canelones',
    areaname: 'Centro',
    type: 'street',
    coordinate: a,
  },
  destination: { city: 'Montevideo', street: '', coordinate: b },
  maneuvers: [
    {
      command: 'CO.',
      coordinate: a,
      distance: 0,
      current_road_info: { primary_name: 'Canelones', secondary_name: '' },
      turn_road_info: { primary_name: 'Canelones' },
      segments: [point(a)],
    },
    {
      command: 'TR.R',
      coordinate: corner,
      distance: 120,
      totalLen: 120,
      heading: 90,
      speed: 5,
      is_stack_advise: true,
      max_instruction_distance: 80,
      bounds: { maxLat: -34.9, minLat: -34.9, maxLon: -56.198, minLon: -56.2 },
      current_road_info: { primary_name: 'Canelones' },
      turn_road_info: {
        primary_name: 'Buenos Aires',
        secondary_name: 'Ruta 1',
        country_info: { code: 'UY', driving_side: 'R' },
      },
      segments: [point(a, { len: 120, heading: 90 }), point(corner)],
    },
    {
      command: 'DT.L',
      coordinate: b,
      distance: 80,
      total_length: 200,
      current_road_info: { primary_name: 'Buenos Aires' },
      turn_road_info: { primary_name: '' },
      segments: [point(corner, { len: 80, heading: 180 }), point(b)],
    },
  ],
  traffic_flows: [{ unknown: true }],
}

test('reads the example route: one path, a range of it for each maneuver, the stretch before each turn', async () => {
  const { client, issues } = answering(example)
  expect(await client.getDirections(ends)).toEqual({
    id: 'r1',
    distance: 200,
    duration: 40,
    bounds: { north: -34.9, west: -56.2, south: -34.901, east: -56.198 },
    origin: {
      address: { kind: 'street', city: 'Montevideo', street: 'Canelones', area: 'Centro' },
      coordinate: a,
    },
    destination: { address: { city: 'Montevideo' }, coordinate: b },
    path: [
      [-56.2, -34.9],
      [-56.198, -34.9],
      [-56.198, -34.901],
    ],
    unmetAvoid: [],
    maneuvers: [
      {
        command: 'CO.',
        kind: 'continue',
        coordinate: a,
        distance: 0,
        range: [0, 0],
        stacked: false,
        currentRoad: { name: 'Canelones' },
        turnRoad: { name: 'Canelones' },
      },
      {
        command: 'TR.R',
        kind: 'turn',
        side: 'right',
        coordinate: corner,
        distance: 120,
        totalLength: 120,
        heading: 90,
        speed: 5,
        range: [0, 1],
        stacked: true,
        maxInstructionDistance: 80,
        bounds: { north: -34.9, south: -34.9, east: -56.198, west: -56.2 },
        currentRoad: { name: 'Canelones' },
        turnRoad: {
          name: 'Buenos Aires',
          secondaryName: 'Ruta 1',
          countryCode: 'URY',
          drivingSide: 'right',
        },
      },
      {
        command: 'DT.L',
        kind: 'arrive',
        side: 'left',
        coordinate: b,
        distance: 80,
        totalLength: 200,
        range: [1, 2],
        stacked: false,
        currentRoad: { name: 'Buenos Aires' },
        turnRoad: {},
      },
    ],
  })
  expect(issues).toEqual([])
})

test('wire.maneuverStretch "after" reads the other notation to the same route', async () => {
  const [start, turn, arrival] = example.maneuvers
  const stretch = ['segments', 'distance', 'heading', 'speed', 'current_road_info', 'bounds']
  const withStretchOf = (own: object | undefined, other: object | undefined) => ({
    ...Object.fromEntries(Object.entries(own ?? {}).filter(([name]) => !stretch.includes(name))),
    ...Object.fromEntries(Object.entries(other ?? {}).filter(([name]) => stretch.includes(name))),
  })
  const after = {
    ...example,
    maneuvers: [
      withStretchOf(start, turn),
      withStretchOf(turn, arrival),
      withStretchOf(arrival, { segments: [point(b)], distance: 0 }),
    ],
  }
  const before = await answering(example).client.getDirections(ends)
  const read = await answering(
    after,
    {},
    { wire: { maneuverStretch: 'after' } },
  ).client.getDirections(ends)
  expect(read?.path).toEqual(before?.path)
  expect(read?.maneuvers.slice(1)).toEqual(before?.maneuvers.slice(1))
  expect(read?.maneuvers[0]).toMatchObject({ kind: 'continue', distance: 0 })
})

test('the driving side comes from the service, the country of the road, or the country of both ends', async () => {
  const sides = async (
    info: Record<string, string> | undefined,
    [origin, destination]: [origin?: string, destination?: string] = [],
  ) => {
    const { client } = answering({
      origin: { country_code: origin },
      destination: { country_code: destination },
      maneuvers: [{ command: 'RE.', turn_road_info: { primary_name: 'A', country_info: info } }],
    })
    return (await client.getDirections(ends))?.maneuvers[0]?.turnRoad.drivingSide
  }
  expect(await sides({ code: 'GBR', driving_side: 'RHT' })).toBe('right')
  expect(await sides({ code: 'GBR' }, ['FRA', 'FRA'])).toBe('left')
  expect(await sides({ driving_side: '?' }, ['JPN', 'JP'])).toBe('left')
  expect(await sides(undefined, ['URY', 'URY'])).toBe('right')
  expect(await sides(undefined, ['FRA', 'GBR'])).toBeUndefined()
  expect(await sides(undefined)).toBeUndefined()
})

test('a route with totals and no maneuvers is a route', async () => {
  const { client } = answering({ total_distance: '10' })
  expect(await client.getDirections(ends)).toEqual({
    distance: 10,
    path: [],
    maneuvers: [],
    unmetAvoid: [],
  })
})

test('omits unreadable totals, inverted extents, missing segments and null points', async () => {
  const { client, issues } = answering({
    total_distance: 'far',
    estimated_travel_time: -5,
    route_extents: { top_left_coordinate: b, bottom_right_coordinate: a },
    maneuvers: [
      { command: 'TR.R', segments: 'none', distance: 'NaN', heading: 'east' },
      { segments: [null, { lat: null, lon: 1 }, { lat: 91, lon: 0 }, { lat: 1, lon: 1 }] },
      {
        command: 7,
        segments: [
          { lat: 1, lon: 1 },
          { lat: '1.5', lon: '2' },
        ],
      },
      {},
    ],
    unmet_avoid: ['toll', 'moon'],
  })
  const route = await client.getDirections(ends)
  expect(route).toEqual({
    path: [
      [1, 1],
      [2, 1.5],
    ],
    unmetAvoid: ['toll'],
    maneuvers: [
      expect.objectContaining({ command: 'TR.R', kind: 'turn' }),
      expect.objectContaining({ command: 'UNKNOWN', kind: 'unknown', range: [0, 0] }),
      expect.objectContaining({ command: '7', kind: 'unknown', range: [0, 1] }),
      { command: 'UNKNOWN', kind: 'unknown', stacked: false, currentRoad: {}, turnRoad: {} },
    ],
  })
  expect(issues.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['total_distance', 'route_extents', 'maneuvers[1].segments']),
  )
})

test('impossible totals are unknown', async () => {
  const { client, issues } = answering({
    total_distance: '1e21',
    estimated_travel_time: 1e21,
    maneuvers: [{ command: 'CO.', distance: 1e21 }],
  })
  const route = await client.getDirections(ends)
  expect(route?.distance).toBeUndefined()
  expect(route?.duration).toBeUndefined()
  expect(route?.maneuvers[0]?.distance).toBeUndefined()
  expect(issues.map(({ path }) => path).sort()).toEqual([
    'estimated_travel_time',
    'maneuvers[0].distance',
    'total_distance',
  ])
})

test('keeps the text of an unknown command', async () => {
  const { client } = answering({ maneuvers: [{ command: 'ZZ.Q' }] })
  const route = await client.getDirections(ends)
  expect(route?.maneuvers[0]).toMatchObject({ command: 'ZZ.Q', kind: 'unknown' })
})

test('an unknown command takes its turn from the geometry, and is reported once', async () => {
  const commands = async (...changes: object[]) => {
    const maneuvers = example.maneuvers.map((one, index) => ({ ...one, ...changes[index] }))
    const { client, issues } = answering({ ...example, maneuvers })
    const route = await client.getDirections(ends)
    const steps = route?.maneuvers.map(({ kind, side }) => [kind, side])
    return { steps, issues: issues.map(({ path, problem }) => `${path} ${problem}`) }
  }
  const zz = { command: 'ZZ.Q' }
  expect(await commands(zz, zz, zz)).toEqual({
    steps: [
      ['unknown', undefined],
      ['turn', 'right'],
      ['unknown', undefined],
    ],
    issues: ['maneuvers[0].command unknown'],
  })
  const bare = { segments: undefined }
  expect(await commands(bare, { ...zz, ...bare, heading: 0 }, { ...bare, heading: -60 })).toEqual({
    steps: [
      ['continue', undefined],
      ['turn', 'left'],
      ['arrive', 'left'],
    ],
    issues: ['maneuvers[1].command unknown'],
  })
})

test('wire.readCommand reads another vocabulary, and the default reads the rest', async () => {
  const readCommand = (command: string) => {
    if (command === 'broken') throw new Error('no such command')
    return command === '7' ? ({ kind: 'keep', side: 'left' } as const) : undefined
  }
  const maneuvers = ['7', 'turn-left', 'broken'].map((command) => ({ command }))
  const { client } = answering({ maneuvers }, {}, { wire: { readCommand } })
  expect((await client.getDirections(ends))?.maneuvers).toMatchObject([
    { command: '7', kind: 'keep', side: 'left' },
    { command: 'turn-left', kind: 'turn', side: 'left' },
    { command: 'broken', kind: 'unknown' },
  ])
})

test.each([
  [-90, 270],
  [450, 90],
  [360, 360],
  [0, 0],
])('a heading of %s is %s', async (heading, read) => {
  const { client } = answering({ maneuvers: [{ command: 'CO.', heading }] })
  expect((await client.getDirections(ends))?.maneuvers[0]?.heading).toBe(read)
})

test('wire.unmetAvoidField names another field', async () => {
  const { client } = answering(
    { maneuvers: [], total_distance: 1, broken: ['ferry'] },
    {},
    { wire: { unmetAvoidField: 'broken' } },
  )
  expect((await client.getDirections(ends))?.unmetAvoid).toEqual(['ferry'])
})

test('reads the exit of a roundabout, and ignores a zero or a word', async () => {
  const { client } = answering({
    maneuvers: ['2', 1, 0, 'first'].map((roundabout_exit) => ({ command: 'RE.', roundabout_exit })),
  })
  const route = await client.getDirections(ends)
  expect(route?.maneuvers.map(({ roundaboutExit }) => roundaboutExit)).toEqual([
    2,
    1,
    undefined,
    undefined,
  ])
})
