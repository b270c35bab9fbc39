import type { Maneuver } from '@signpost/client'
import { expect, test } from 'vitest'
import { mainRoad } from './mainRoad.ts'

function along(...stretches: readonly [name: string | undefined, distance: number | undefined][]) {
  const maneuvers = stretches.map(([name, distance]) => ({ currentRoad: { name }, distance }))
  return mainRoad({ maneuvers: maneuvers as unknown as Maneuver[] })
}

test('is the road with the most meters, summed over its stretches', () => {
  expect(along(['Canelones', 300], ['Rambla', 250], ['Florida', 100], ['Rambla', 250])).toBe(
    'Rambla',
  )
})

test('a route of many roads, or of roads without names, has no main road', () => {
  expect(along(...'abcdefgh'.split('').map((name): [string, number] => [name, 100]))).toBe(
    undefined,
  )
  expect(along([undefined, 900], ['Florida', 100])).toBe(undefined)
  expect(along(['', 900])).toBe(undefined)
  expect(along()).toBe(undefined)
  expect(along(['Florida', undefined])).toBe(undefined)
})

test('the name is one line, without characters that change the text direction', () => {
  expect(along(['Ruta\n5\u202e', 10])).toBe('Ruta 5')
})
