import { expect, test } from 'vitest'
import { nearestFirst, withDistances } from './distances.ts'

const at = (name: string, longitude: string) => ({
  name,
  location: { coordinate: { latitude: '0', longitude } },
})

test('a place without a location comes last and has no distance', () => {
  const center = { latitude: 0, longitude: 0 }
  const sorted = nearestFirst([{ name: 'nowhere' }, at('far', '2'), at('near', '1')], center)
  expect(sorted.map(({ name }) => name)).toEqual(['near', 'far', 'nowhere'])
  expect(withDistances(sorted, center).map(({ distance }) => typeof distance)).toEqual([
    'number',
    'number',
    'undefined',
  ])
})
