import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '@signpost/adapters'
import type { Avoidance } from '@signpost/client/domain'
import type { WireManeuver } from '@signpost/client/wire'
import { describe, expect, it } from 'vitest'
import type { RouteAnswer, RouteRequest } from '../../Router.ts'
import { readTrace } from '../valhalla/readTrace.ts'
import { readTrip } from '../valhalla/readTrip.ts'
import { toRouteAnswer } from './toRouteAnswer.ts'

const request: RouteRequest = {
  origin: { latitude: -34.8469, longitude: -56.2469 },
  destination: { latitude: -34.8463, longitude: -56.2497 },
  vehicle: 'car',
  optimize: 'fastest',
  avoid: ['hov'],
}

/** Maps one of Valhalla's answers that was recorded on the demo data and reduced to the relevant parts. */
function answer(recording: string, preferences: Partial<RouteRequest> = {}): RouteAnswer {
  const path = join(import.meta.dirname, '../testing/recorded', `${recording}.json`)
  const { route, trace } = fieldsOf(JSON.parse(readFileSync(path, 'utf8')))
  const whole = { ...request, ...preferences }
  const costing = whole.vehicle === 'pedestrian' ? 'pedestrian' : 'auto'
  return toRouteAnswer(whole, readTrip(route), readTrace(trace, costing))
}

function steps(maneuvers: readonly WireManeuver[]): string[] {
  return maneuvers.map(({ command, turn_road_info: road }) =>
    [command, road?.primary_name].filter(Boolean).join(' '),
  )
}

describe('toRouteAnswer', () => {
  it('writes every field of a route and of its maneuvers, the stretch before the maneuver', () => {
    expect(answer('corner')).toEqual({
      route_id: expect.stringMatching(/^[\w-]{22}$/),
      route_extents: {
        top_left_coordinate: { latitude: -34.846339, longitude: -56.249732 },
        bottom_right_coordinate: { latitude: -34.847575, longitude: -56.24692 },
      },
      total_distance: '338.1',
      estimated_travel_time: '24',
      maneuvers: [
        {
          command: 'CO.',
          coordinate: { latitude: -34.846888, longitude: -56.24692 },
          distance: 0,
          total_length: 0,
          heading: 215,
          max_instruction_distance: 0,
          current_road_info: { primary_name: 'Yugoeslavia' },
          bounds: { maxLat: -34.846888, maxLon: -56.24692, minLat: -34.846888, minLon: -56.24692 },
          segments: [{ lat: -34.846888, lon: -56.24692 }],
          is_stack_advise: true,
          turn_road_info: {
            primary_name: 'Yugoeslavia',
            country_info: { code: 'URY', driving_side: 'R' },
          },
        },
        {
          command: 'TR.R',
          coordinate: { latitude: -34.847575, longitude: -56.247526 },
          distance: 94.3,
          total_length: 94.3,
          heading: 216,
          speed: 12.5,
          max_instruction_distance: 94.3,
          current_road_info: { primary_name: 'Yugoeslavia' },
          bounds: { maxLat: -34.846888, maxLon: -56.24692, minLat: -34.847575, minLon: -56.247526 },
          segments: [
            { lat: -34.846888, lon: -56.24692, len: 12.61, heading: 215 },
            { lat: -34.846981, lon: -56.246999, len: 81.7, heading: 216 },
            { lat: -34.847575, lon: -56.247526 },
          ],
          is_stack_advise: false,
          turn_road_info: {
            primary_name: 'Avenida Luis Batlle Berres',
            country_info: { code: 'URY', driving_side: 'R' },
          },
        },
        {
          command: 'DT.R',
          coordinate: { latitude: -34.846339, longitude: -56.249732 },
          distance: 243.8,
          total_length: 338.1,
          heading: 304,
          speed: 14.8,
          max_instruction_distance: 243.8,
          current_road_info: { primary_name: 'Avenida Luis Batlle Berres' },
          bounds: {
            maxLat: -34.846339,
            maxLon: -56.247526,
            minLat: -34.847575,
            minLon: -56.249732,
          },
          segments: [
            { lat: -34.847575, lon: -56.247526, len: 225.05, heading: 304 },
            { lat: -34.846433, lon: -56.249562, len: 18.71, heading: 304 },
            { lat: -34.846339, lon: -56.249732 },
          ],
          is_stack_advise: false,
          turn_road_info: {},
        },
      ],
    })
  })

  it('enters and leaves a highway, and names a road rather than its number', () => {
    const { maneuvers } = answer('ramp')
    expect(steps(maneuvers)).toEqual([
      'CO. Avenida Luis Batlle Berres',
      'EN.R Ruta 5 Brigadier General Fructuoso Rivera',
      'EX.R',
      // The ramp has no name, but its sign has one.
      'KS.L Camino Lecocq',
      'TR.SR Camino Lecocq',
      'DT.L',
    ])
    expect(maneuvers[1]?.turn_road_info?.secondary_name).toBe('5')
    expect(maneuvers[4]?.current_road_info).toEqual({})
  })

  it('enters and leaves a roundabout', () => {
    expect(steps(answer('roundabout').maneuvers)).toEqual([
      'CO. Camino Lecocq',
      'RE.R',
      'RX.',
      'TR.SR Bulevar José Batlle y Ordóñez',
      'TR.L Coronel José María Navajas',
      'DT.L',
    ])
  })

  it('uses stairs on foot', () => {
    const { maneuvers } = answer('stairs', { vehicle: 'pedestrian' })
    expect(steps(maneuvers)).toEqual(['CO.', 'ES.', 'CO.', 'TR.L', 'DT.'])
  })

  it('states the distance at which a turn can be distinguished from the street before it', () => {
    const turn = answer('roundabout').maneuvers[4]
    expect(turn).toMatchObject({ distance: 141.1, max_instruction_distance: 93.8 })
  })

  it('marks two steps in quick succession to be announced together', () => {
    const { maneuvers } = answer('roundabout')
    expect(maneuvers.map((maneuver) => maneuver.is_stack_advise)).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('names the avoidances that the route breaks, and none that it keeps', () => {
    const avoid: Avoidance[] = ['hov', 'toll', 'highway', 'uturn', 'unpaved', 'ferry']
    expect(answer('toll', { avoid }).unmet_avoid).toEqual(['toll', 'highway'])
    expect(answer('uturn', { avoid }).unmet_avoid).toEqual(['uturn'])
    expect(answer('stairs', { avoid, vehicle: 'pedestrian' }).unmet_avoid).toEqual(['unpaved'])
    expect(answer('toll', { avoid: ['unpaved'] })).not.toHaveProperty('unmet_avoid')
  })

  it('has the same id for the same request and answer', () => {
    const { route_id } = answer('corner')
    expect(answer('corner').route_id).toBe(route_id)
    expect(answer('corner', { optimize: 'shortest' }).route_id).not.toBe(route_id)
    expect(answer('ramp').route_id).not.toBe(route_id)
  })
})
