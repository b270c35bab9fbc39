import { hostileTexts } from '@signpost/testing/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameRoad, roadLabel } from './roadLabel.ts'

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
