import type { Maneuver } from '@signpost/client'
import { hostileTexts } from '@signpost/testing/fixtures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameRoad, mainRoad, roadLabel } from './roadLabel.ts'

describe('roadLabel', () => {
  test.each([
    [{ name: 'Avenida Italia' }, 'Avenida Italia'],
    [{ name: 'Calle Segunda', secondaryName: 'Ruta 22' }, 'Calle Segunda (Ruta 22)'],
    [{ secondaryName: 'Ruta 22' }, 'Ruta 22'],
    [{ name: 'Ruta 22 Aparicio Saravia', secondaryName: 'ruta 22' }, 'Ruta 22 Aparicio Saravia'],
    [{ name: ' two\n lines ' }, 'two lines'],
    [{ name: ' ' }, undefined],
    [{}, undefined],
  ])('%j is called %s', (road, label) => {
    expect(roadLabel(road)).toBe(label)
  })

  test('a name has no characters that change the text direction, and no halves of surrogate pairs', () => {
    expect(roadLabel({ name: hostileTexts.bidi })).toBe('Left right to left isolated never closed')
    expect(roadLabel({ name: hostileTexts.surrogates })).toBe('half and half of a pair')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(roadLabel({ name }) ?? '').not.toMatch(/[\p{Bidi_Control}\p{Surrogate}\n]/u)
      }),
    )
  })

  test('two roads are the same when they share a name; without names they are not', () => {
    expect(isSameRoad({ name: 'Río Negro' }, { name: 'x', secondaryName: 'RIO NEGRO' })).toBe(true)
    expect(isSameRoad({ name: 'Río Negro' }, { name: 'Río' })).toBe(false)
    expect(isSameRoad({}, {})).toBe(false)
  })
})

describe('mainRoad', () => {
  function along(
    ...stretches: readonly [name: string | undefined, distance: number | undefined][]
  ) {
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
})
