import { createGeoClient, type Maneuver } from '@signpost/client'
import { expect, test } from 'vitest'
import { ask, fakeFetch } from '../test/provider.ts'
import { googleRoutes } from './google-routes/index.ts'
import { graphhopper } from './graphhopper/index.ts'
import { hereRouting } from './here-routing/index.ts'
import type { Adapter } from './index.ts'
import { mapboxDirections } from './mapbox-directions/index.ts'
import { openrouteservice } from './openrouteservice/index.ts'
import { tomtomRouting } from './tomtom-routing/index.ts'
import { valhalla } from './valhalla/index.ts'

const apiKey = 'x'
const url = 'https://provider.example'

async function maneuversOf(
  create: (fetch: typeof globalThis.fetch) => Adapter,
  body: unknown,
): Promise<readonly Maneuver[]> {
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    fetch: create(fakeFetch({ body }).fetch),
  })
  const route = (await ask(client, 'getDirections')) as { maneuvers: readonly Maneuver[] }
  return route.maneuvers
}

const turnOf = ({ kind, side, roundaboutExit, turnRoad }: Maneuver) =>
  [kind, side, roundaboutExit, turnRoad.drivingSide].filter((one) => one !== undefined).join(' ')

const step = (maneuver: object, other: object = {}): object => ({
  // Three points of a line in polyline6.
  geometry: 'ls_naAbkahjBkfAf~B{DrI',
  distance: 10,
  duration: 5,
  driving_side: 'left',
  maneuver: { bearing_before: 0, bearing_after: 0, ...maneuver },
  ...other,
})

test('Mapbox and OSRM: reads exits, the driving side, and a notification as no turn', async () => {
  const steps = [
    step({ type: 'depart' }),
    step({ type: 'notification', modifier: 'slight left' }),
    step({ type: 'roundabout', modifier: 'slight left', exit: 2 }),
    step({ type: 'exit roundabout', modifier: 'slight left', exit: 2 }),
    step({ type: 'arrive' }),
  ]
  const body = { code: 'Ok', routes: [{ distance: 50, duration: 25, legs: [{ steps }] }] }
  const found = await maneuversOf((fetch) => mapboxDirections({ accessToken: 'x', fetch }), body)
  expect(found.map(turnOf)).toEqual([
    'continue left',
    'continue left',
    'enter-roundabout left 2 left',
    'leave-roundabout 2 left',
    'arrive left',
  ])
})

test('TomTom: reads leaving a roundabout as no highway exit, and reads straight across', async () => {
  const points = [0, 1, 2, 3, 4, 5].map((at) => ({ latitude: 51.5 + at / 100, longitude: -0.2 }))
  const roundabout = { junctionType: 'ROUNDABOUT', drivingSide: 'LEFT', countryCode: 'GBR' }
  const instructions = [
    { maneuver: 'DEPART', drivingSide: 'LEFT' },
    { maneuver: 'ROUNDABOUT_CROSS', ...roundabout, roundaboutExitNumber: 2 },
    { maneuver: 'ROUNDABOUT_RIGHT', ...roundabout, roundaboutExitNumber: 3 },
    { maneuver: 'TAKE_EXIT', ...roundabout, roundaboutExitNumber: 0 },
    { maneuver: 'TAKE_EXIT', junctionType: 'REGULAR', countryCode: 'GBR' },
    { maneuver: 'ARRIVE' },
  ].map((one, pointIndex) => ({ ...one, pointIndex, travelTimeInSeconds: pointIndex }))
  const summary = { lengthInMeters: 100, travelTimeInSeconds: 50 }
  const body = { routes: [{ summary, legs: [{ points }], guidance: { instructions } }] }
  const found = await maneuversOf((fetch) => tomtomRouting({ apiKey, fetch }), body)
  expect(found.map(turnOf)).toEqual([
    'continue left',
    'straight-through-rotary 2 left',
    'enter-roundabout right 3 left',
    'leave-roundabout left',
    'exit-highway left',
    'arrive',
  ])
  expect(found[1]?.turnRoad.countryCode).toBe('GBR')
})

test('HERE: reads the exit at the entry of a roundabout, and the side of a U-turn', async () => {
  const turnByTurnActions = [
    { action: 'depart', offset: 0 },
    { action: 'roundaboutEnter', direction: 'right', offset: 1 },
    { action: 'roundaboutExit', direction: 'right', offset: 2, exit: 3 },
    { action: 'uTurn', direction: 'left', offset: 3 },
    { action: 'exit', direction: 'right', offset: 3, exit: 12 },
    { action: 'arrive', offset: 4 },
  ]
  const summary = { duration: 60, length: 600 }
  const polyline = 'BFoz5xJ67i1B1B7PzIhaxL7Y'
  const body = { routes: [{ sections: [{ polyline, summary, turnByTurnActions }] }] }
  const found = await maneuversOf((fetch) => hereRouting({ apiKey, fetch }), body)
  expect(found.map(turnOf)).toEqual([
    'continue',
    'enter-roundabout right 3',
    'leave-roundabout 3',
    'u-turn left',
    'exit-highway right',
    'arrive',
  ])
})

const coordinates = [0, 1, 2, 3].map((at) => [8.5, 47.3 + at / 100])

test('GraphHopper: reads exits, and the side of a U-turn', async () => {
  const instructions = [0, 6, -8, 8, 4].map((sign, index) => ({
    sign,
    interval: [Math.min(index, 3), Math.min(index + 1, 3)],
    time: 1000,
    ...(sign === 6 && { exit_number: 2, exited: true }),
  }))
  const body = { paths: [{ points: { coordinates }, time: 4000, distance: 40, instructions }] }
  const found = await maneuversOf((fetch) => graphhopper({ apiKey, fetch }), body)
  expect(found.map(turnOf)).toEqual([
    'continue',
    'enter-roundabout 2',
    'u-turn left',
    'u-turn right',
    'arrive',
  ])
})

test('openrouteservice: reads exits', async () => {
  const steps = [11, 7, 10].map((type, index) => ({
    type,
    way_points: [index, index + 1],
    duration: 1,
    ...(type === 7 && { exit_number: 4 }),
  }))
  const properties = { segments: [{ steps }], summary: { distance: 40, duration: 3 } }
  const body = { features: [{ geometry: { coordinates }, properties }] }
  const found = await maneuversOf((fetch) => openrouteservice({ apiKey, fetch }), body)
  expect(found.map(turnOf)).toContain('enter-roundabout 4')
})

test('Valhalla: reads exits, and the side of a U-turn', async () => {
  const maneuvers = [1, 26, 27, 12, 13, 4].map((type, index) => ({
    type,
    begin_shape_index: Math.min(index, 2),
    time: 1,
    ...(type === 26 && { roundabout_exit_count: 3 }),
  }))
  const leg = { shape: 'ls_naAbkahjBkfAf~B{DrI', maneuvers }
  const body = { trip: { legs: [leg], summary: { time: 6, length: 0.1 } } }
  const found = await maneuversOf((fetch) => valhalla({ url, fetch }), body)
  expect(found.map(turnOf)).toEqual([
    'continue',
    'enter-roundabout 3',
    'leave-roundabout',
    'u-turn right',
    'u-turn left',
    'arrive',
  ])
})

test('Google: reads exits from its sentences, and the side of a U-turn', async () => {
  const encodedPolyline = '_p~iF~ps|U_ulLnnqC'
  const steps = [
    ['DEPART', 'Head north'],
    ['ROUNDABOUT_RIGHT', 'At the roundabout, take the 3rd exit onto A Street'],
    ['UTURN_LEFT', 'Make a U-turn'],
  ].map(([maneuver, instructions]) => ({
    polyline: { encodedPolyline },
    staticDuration: '5s',
    navigationInstruction: { maneuver, instructions },
  }))
  const body = { routes: [{ duration: '15s', distanceMeters: 30, legs: [{ steps }] }] }
  const found = await maneuversOf((fetch) => googleRoutes({ apiKey, fetch }), body)
  expect(found.map(turnOf)).toContain('enter-roundabout right 3')
  expect(found.map(turnOf)).toContain('u-turn left')
})
