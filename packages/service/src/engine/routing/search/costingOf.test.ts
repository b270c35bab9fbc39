import type { Avoidance, Vehicle } from '@signpost/client/domain'
import { describe, expect, it } from 'vitest'
import type { RouteRequest } from '../../Router.ts'
import { canRelax, costingOf, type Strictness } from './costingOf.ts'

function options(preferences: Partial<RouteRequest>, strictness: Strictness = 'strict'): object {
  const { costing, costing_options } = costingOf(
    { vehicle: 'car', optimize: 'fastest', avoid: ['hov'], ...preferences },
    strictness,
  )
  return costing_options[costing] ?? {}
}

describe('costingOf', () => {
  it.each<[Vehicle, string]>([
    ['car', 'auto'],
    ['truck', 'truck'],
    ['bicycle', 'bicycle'],
    ['pedestrian', 'pedestrian'],
  ])('sends a %s as %s', (vehicle, costing) => {
    const query = costingOf({ vehicle, optimize: 'shortest', avoid: ['hov'] }, 'strict')
    expect(query).toEqual({ costing, costing_options: { [costing]: { shortest: true } } })
  })

  it('weights roads by what is to be optimized', () => {
    expect(options({ optimize: 'fastest' })).toEqual({})
    expect(options({ optimize: 'shortest' })).toEqual({ shortest: true })
    expect(options({ optimize: 'easiest' })).toEqual({ maneuver_penalty: 60 })
  })

  it('allows carpool lanes for a car only when they are not avoided', () => {
    const lanes = { include_hov2: true, include_hov3: true, include_hot: true }
    expect(options({ avoid: [] })).toEqual(lanes)
    expect(options({ avoid: ['uturn'] })).toEqual(lanes)
    expect(options({ avoid: ['hov'] })).toEqual({})
  })

  it.each<[Avoidance, object, object]>([
    ['toll', { use_tolls: 0, exclude_tolls: true }, { use_tolls: 0 }],
    ['highway', { use_highways: 0, exclude_highways: true }, { use_highways: 0 }],
    ['ferry', { use_ferry: 0, exclude_ferries: true }, { use_ferry: 0 }],
    [
      'unpaved',
      { use_tracks: 0, exclude_unpaved: true, avoid_bad_surfaces: 1 },
      { use_tracks: 0, avoid_bad_surfaces: 0.9 },
    ],
  ])('excludes %s, or makes it expensive', (avoidance, strict, lenient) => {
    const avoid: Avoidance[] = ['hov', avoidance]
    expect(options({ avoid })).toEqual(strict)
    expect(options({ avoid }, 'lenient')).toEqual(lenient)
    expect(canRelax(avoid)).toBe(true)
  })

  it('has no relaxed version when nothing is excluded', () => {
    expect(canRelax([])).toBe(false)
    expect(canRelax(['hov', 'uturn'])).toBe(false)
  })

  it('combines preferences', () => {
    expect(options({ avoid: ['hov', 'toll', 'ferry'], optimize: 'easiest' })).toEqual({
      maneuver_penalty: 60,
      use_tolls: 0,
      exclude_tolls: true,
      use_ferry: 0,
      exclude_ferries: true,
    })
  })
})
