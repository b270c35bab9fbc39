import { manyPlaces } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import { countReads } from '../../test/countReads.ts'
import { defaultWire } from '../wireOptions.ts'
import { DecodeContext } from './DecodeContext.ts'
import { decodePlacePage } from './placePage.ts'

const query = { query: 'a', near: { latitude: 0, longitude: 0 } }

function stepsFor(count: number): number {
  const { value, reads } = countReads(manyPlaces(count))
  decodePlacePage({ ...value }, new DecodeContext('search', undefined), { wire: defaultWire })
  return reads()
}

test('reads 40,000 places with every field (50 MB) without an issue', async () => {
  const { client, issues } = answering(manyPlaces(40_000))
  const { places } = await client.search(query)
  expect(new Set(places.map(({ id }) => id)).size).toBe(40_000)
  expect(issues).toEqual([])
})

test('the work is proportional to the number of places', () => {
  expect(stepsFor(20_000) / stepsFor(10_000)).toBeCloseTo(2)
})

test('100,000 equal places have different ids', async () => {
  const { client } = answering({ places: Array.from({ length: 100_000 }, () => ({ name: 'A' })) })
  const { places } = await client.search(query)
  expect(new Set(places.map(({ id }) => id)).size).toBe(100_000)
  expect(places.at(-1)?.id).toMatch(/~100000$/)
})

test('100,000 unreadable places give a decode error and a bounded number of issues', async () => {
  const { client, issues } = answering({ places: Array.from({ length: 100_000 }, () => ({})) })
  await expect(client.search(query)).rejects.toMatchObject({ kind: 'decode' })
  expect(issues).toHaveLength(100)
})
