import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Avoidance, Coordinate, Vehicle } from '@signpost/client/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RouteAnswer, RouteRequest, Router } from '../Router.ts'
import { RoutingUnavailable } from './failures.ts'
import { createValhallaRouter } from './routers.ts'
import { type DemoRoads, demoRoads } from './testing/demoRoads.ts'
import { worseThanOthers } from './testing/worseThanOthers.ts'

let roads: DemoRoads
let router: Router

beforeAll(async () => {
  roads = await demoRoads()
  router = await createValhallaRouter({ dir: roads.dir, maxWaiting: 1000 })
})
afterAll(() => router?.close())

const at = (latitude: number, longitude: number): Coordinate => ({ latitude, longitude })

function route(
  origin: Coordinate,
  destination: Coordinate,
  preferences: Partial<RouteRequest> = {},
): Promise<RouteAnswer | null> {
  const plain = { vehicle: 'car', optimize: 'fastest', avoid: ['hov'] } as const
  return router.route({ origin, destination, ...plain, avoid: [...plain.avoid], ...preferences })
}

function steps(answer: RouteAnswer | null): string[] {
  return (answer?.maneuvers ?? []).map(({ command, turn_road_info: road, distance = 0 }) =>
    [command, road?.primary_name ?? '', Math.round(distance)].join(' '),
  )
}

const teatroSolis = at(-34.9082, -56.2002)
const estadioCentenario = at(-34.8932, -56.1524)

const cities = ['Montevideo', 'Astana'] as const
const vehicles: Vehicle[] = ['car', 'truck', 'bicycle', 'pedestrian']
const isLong = process.env.SIGNPOST_LONG === '1'
/** The journeys in a city that a test asks for. */
const many = isLong ? 50 : 15

const everyVehicle = cities.flatMap((city) => vehicles.map((vehicle) => [city, vehicle] as const))

describe('a route in a city', () => {
  it('leads from the Teatro Solís to the Estadio Centenario', async () => {
    const answer = await route(teatroSolis, estadioCentenario)
    expect(steps(answer)).toEqual([
      'CO. Liniers 0',
      'TR.R Canelones 134',
      'TR.SR Bartolomé Mitre 66',
      'TR.R Buenos Aires 220',
      'TR.SR Plaza Independencia 97',
      'TR.R Avenida 18 de Julio 230',
      'TR.L Bulevar General Artigas 3313',
      'TR.R Avenida Italia 286',
      'TR.R Avenida Doctor Américo Ricaldoni 938',
      'DT.R  353',
    ])
    expect(Number(answer?.total_distance)).toBeCloseTo(5638, -1)
    expect(Number(answer?.estimated_travel_time)).toBeCloseTo(524, -1)
  })

  it('leads through Astana, in its own script', async () => {
    const answer = await route(at(51.1655, 71.4272), at(51.145, 71.416))
    expect(steps(answer).slice(0, 2)).toEqual([
      'CO. проспект Республики 0',
      'ER.R проспект Кабанбай Батыра 1074',
    ])
  })

  it.each(everyVehicle)('in %s for a %s is complete', async (city, vehicle) => {
    const journeys = roads.journeys(city, many)
    const answers = await Promise.all(
      journeys.map(([origin, destination]) => route(origin, destination, { vehicle })),
    )
    for (const answer of answers) expectWhole(answer, city === 'Astana' ? 'KAZ' : 'URY')
  })
})

function expectWhole(answer: RouteAnswer | null, country: string): void {
  const maneuvers = answer?.maneuvers ?? []
  const total = Number(answer?.total_distance)
  const { top_left_coordinate: topLeft, bottom_right_coordinate: bottomRight } =
    answer?.route_extents ?? {}
  let sum = 0
  let last: { lat: number; lon: number } | undefined
  expect(maneuvers[0]?.command).toBe('CO.')
  expect(maneuvers.at(-1)?.command).toMatch(/^DT\./)
  for (const { segments = [], distance = Number.NaN, ...maneuver } of maneuvers) {
    const length = segments.reduce((meters, { len = 0 }) => meters + len, 0)
    expect(Math.abs(length - distance)).toBeLessThanOrEqual(Math.max(distance * 0.01, 0.1))
    expect(maneuver.max_instruction_distance).toBeLessThanOrEqual(distance)
    sum += distance
    if (last) expect(segments[0]).toMatchObject({ lat: last.lat, lon: last.lon })
    last = segments.at(-1)
    for (const { lat, lon } of segments) {
      expect(lat).toBeLessThanOrEqual(Number(topLeft?.latitude))
      expect(lat).toBeGreaterThanOrEqual(Number(bottomRight?.latitude))
      expect(lon).toBeGreaterThanOrEqual(Number(topLeft?.longitude))
      expect(lon).toBeLessThanOrEqual(Number(bottomRight?.longitude))
    }
    const info = maneuver.turn_road_info?.country_info
    if (info) expect(info).toEqual({ code: country, driving_side: 'R' })
    if (maneuver.speed !== undefined) expect(maneuver.speed).toBeLessThan(45)
  }
  expect(Math.abs(sum - total)).toBeLessThanOrEqual(Math.max(total * 0.01, 1))
}

describe('a route with preferences', () => {
  const journeys = () => cities.flatMap((city) => roads.journeys(city, many, 3))

  function all(preferences: Partial<RouteRequest>): Promise<(RouteAnswer | null)[]> {
    return Promise.all(
      journeys().map(([origin, destination]) => route(origin, destination, preferences)),
    )
  }

  const sumOf = (answers: (RouteAnswer | null)[], figure: (answer: RouteAnswer) => number) =>
    answers.reduce((sum, answer) => sum + (answer ? figure(answer) : Number.NaN), 0)

  it.each(vehicles)(
    'of a %s is the fastest, the shortest or the easiest of all',
    async (vehicle) => {
      const pairs = cities.flatMap((city) => roads.journeys(city, isLong ? 10 : 4, 5))
      expect(await worseThanOthers(router, pairs, vehicle)).toEqual([])
    },
  )

  it('avoids motorways, and names them as unmet when it starts on one', async () => {
    const origin = at(51.263, 71.3688)
    const destination = at(51.2174, 71.3621)
    const free = await route(origin, destination)
    const kept = await route(origin, destination, { avoid: ['hov', 'highway'] })
    expect(kept?.total_distance).not.toBe(free?.total_distance)
    expect(kept).not.toHaveProperty('unmet_avoid')
    const onMotorway = await route(at(51.269, 71.3631), destination, { avoid: ['highway'] })
    expect(onMotorway?.unmet_avoid).toEqual(['highway'])
  })

  it('names tolls as unmet when they are inevitable', async () => {
    const answer = await route(at(51.275, 71.3652), at(51.2174, 71.3621), {
      avoid: ['toll', 'ferry'],
    })
    expect(answer?.unmet_avoid).toEqual(['toll'])
  })

  const isUturn = ({ command }: { command: string }) => command.startsWith('UT.')

  it('makes few u-turns when they are to be avoided, and names them as unmet when it makes one', async () => {
    const free = await all({ avoid: ['hov'] })
    const kept = await all({ avoid: ['hov', 'uturn'] })
    const uturns = (answer: RouteAnswer) => answer.maneuvers.filter(isUturn).length
    expect(sumOf(kept, uturns)).toBeLessThan(sumOf(free, uturns) / 2)
    for (const answer of kept) {
      expect(answer?.unmet_avoid).toEqual(answer?.maneuvers.some(isUturn) ? ['uturn'] : undefined)
    }
  })

  it.each<Vehicle>(['car', 'bicycle', 'pedestrian'])(
    'leads a %s over fewer unpaved roads when these are avoided',
    async (vehicle) => {
      const broken = (answer: RouteAnswer) => (answer.unmet_avoid?.includes('unpaved') ? 1 : 0)
      const kept = await all({ vehicle, avoid: ['hov', 'unpaved'] })
      const free = await all({ vehicle })
      const changed = kept.filter((answer, i) => answer?.total_distance !== free[i]?.total_distance)
      expect(changed.length).toBeGreaterThan(0)
      expect(sumOf(kept, broken)).toBeLessThan(kept.length / 4)
    },
  )

  it.each<{ avoid: Avoidance[] }>([
    { avoid: [] },
    { avoid: ['ferry'] },
    { avoid: ['hov', 'toll', 'highway', 'uturn', 'unpaved', 'ferry'] },
  ])('is found when $avoid is to be avoided', async ({ avoid }) => {
    for (const answer of await all({ avoid })) expect(answer).not.toBeNull()
  })
})

describe('no route', () => {
  it.each([
    ['far from any road', at(0, 0), at(0, 1)],
    ['from the middle of the river', at(-34.96, -56.2), estadioCentenario],
    ['from one city to the other', teatroSolis, at(51.1655, 71.4272)],
    ['at the ends of the earth', at(90, 180), at(-90, -180)],
  ])('%s', async (_, origin, destination) => {
    for (const vehicle of vehicles) expect(await route(origin, destination, { vehicle })).toBeNull()
  })

  it('from a point to itself has no length', async () => {
    const answer = await route(teatroSolis, teatroSolis)
    expect(steps(answer)).toEqual(['CO. Liniers 0', 'DT.  0'])
    expect(answer).toMatchObject({ total_distance: '0', estimated_travel_time: '0' })
  })
})

describe('data without a graph', () => {
  it('cannot route', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'signpost-'))
    await expect(createValhallaRouter({ dir })).rejects.toThrow(RoutingUnavailable)
    await rm(dir, { recursive: true })
  })
})
