import { hugeRoute } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import { countReads } from '../../test/countReads.ts'
import { defaultWire } from '../wireOptions.ts'
import { DecodeContext } from './DecodeContext.ts'
import { decodeRoute } from './route.ts'

function stepsFor(points: number): number {
  const { value, reads } = countReads(hugeRoute({ maneuvers: points / 100, points }))
  decodeRoute({ ...value }, new DecodeContext('getDirections', undefined), { wire: defaultWire })
  return reads()
}

test('reads 25,000 maneuvers and 600,000 points as one path with consecutive ranges', async () => {
  const { client, issues } = answering(hugeRoute({ maneuvers: 25_000, points: 600_000 }))
  const point = { latitude: 0, longitude: 0 }
  const route = await client.getDirections({ origin: point, destination: point })
  expect(route?.path).toHaveLength(600_000)
  const ranges = route?.maneuvers.flatMap(({ range }) => (range ? [range] : [])) ?? []
  expect(ranges).toHaveLength(25_000)
  expect(ranges.every(([first], index) => first === (ranges[index - 1]?.[1] ?? 0))).toBe(true)
  expect(issues).toEqual([])
})

test('the work is proportional to the number of points', () => {
  expect(stepsFor(100_000) / stepsFor(50_000)).toBeCloseTo(2)
})
