import type { Position } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { routeOf, type Step } from './RoutingResult.ts'

const points: readonly Position[] = [
  [0, 0],
  [0, 1],
  [0, 2],
]
const namesAt = (step: Partial<Step>): unknown => {
  const ramp: Step = { kind: 'exit-highway', at: 1, sign: { place: 'Ulm', number: 'A 8' }, ...step }
  const route = routeOf({ points, duration: 1, steps: [ramp] })
  return route?.maneuvers
    ?.slice(1)
    .map((one) => [one?.turn_road_info?.primary_name, one?.current_road_info?.primary_name])
}

test('a ramp without a name has the place on its sign, which is not the road driven on', () => {
  expect(namesAt({})).toEqual([
    ['Ulm', undefined],
    [undefined, undefined],
  ])
})

test('a road with a name or a number keeps it, and a turn has no sign', () => {
  expect(namesAt({ number: 'B 10' })).toEqual([
    ['B 10', undefined],
    [undefined, 'B 10'],
  ])
  expect(namesAt({ kind: 'turn' })).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})
