import { distanceBetween } from '@signpost/client/domain'
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../testing/createMemoryStore.ts'
import { cacheMatches } from './cacheMatches.ts'
import type { MatchRequest, PlaceStore } from './PlaceStore.ts'
import { conformanceRecords } from './testing/conformanceRecords.ts'
import { near } from './testing/recordMakers.ts'

/** A store with a cache in front of it, and the queries that reached the store. */
function cached(size: number): { store: PlaceStore; asked: MatchRequest[] } {
  const asked: MatchRequest[] = []
  const memory = createMemoryStore(conformanceRecords)
  const store = cacheMatches(
    {
      ...memory,
      match(request, signal) {
        asked.push(request)
        return memory.match(request, signal)
      },
    },
    size,
  )
  return { store, asked }
}

function request(text: string, east = 0): MatchRequest {
  return { text, center: near('montevideo', east, 0), purpose: 'suggest', offset: 0, limit: 10 }
}

describe('the cache of matches', () => {
  test('requests the same text from the same place once', async () => {
    const { store, asked } = cached(10)
    const [first, second] = [await store.match(request('t')), await store.match(request('t'))]
    expect(second).toEqual(first)
    expect(asked).toHaveLength(1)
  })

  test('distinguishes texts, purposes, pages, languages, areas and places', async () => {
    const { store, asked } = cached(10)
    const questions: MatchRequest[] = [
      request('t'),
      request('te'),
      request('t', 5000),
      { ...request('t'), purpose: 'search' },
      { ...request('t'), offset: 1 },
      { ...request('t'), limit: 3 },
      { ...request('t'), language: 'es' },
      { ...request('t'), explain: true },
      { ...request('t'), area: { countries: ['URY'] } },
      { ...request('t'), area: { bounds: { north: 1, east: 1, south: 0, west: 0 } } },
    ]
    for (const question of questions) await store.match(question)
    expect(asked).toHaveLength(questions.length)
  })

  test('a cached answer has the distances from where it is asked', async () => {
    const { store, asked } = cached(10)
    await store.match(request('t', 0))
    const moved = request('t', 10)
    for (const { record, distance } of await store.match(moved)) {
      if (record.kind === 'term') continue
      expect(distance).toBe(distanceBetween(moved.center, record.coordinate))
    }
    expect(asked).toHaveLength(1)
  })

  test('gives the same answers with and without the cache', async () => {
    const [held, bare] = [cached(10).store, cached(0).store]
    for (const east of [0, 10, 30, 300]) {
      expect(await held.match(request('t', east))).toEqual(await bare.match(request('t', east)))
    }
  })

  test('keeps the latest answers', async () => {
    const { store, asked } = cached(2)
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await store.match(request(text))
    expect(asked.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'b'])
  })

  test('can be turned off', async () => {
    const { store, asked } = cached(0)
    await store.match(request('t'))
    await store.match(request('t'))
    expect(asked).toHaveLength(2)
  })

  test('does not store a failure', async () => {
    const { store, asked } = cached(10)
    const aborted = store.match(request('t'), AbortSignal.abort())
    await expect(aborted).rejects.toThrow()
    await expect(store.match(request('t'))).resolves.not.toEqual([])
    expect(asked).toHaveLength(2)
  })

  test('is bounded by the bytes of its answers, however many it may hold', async () => {
    let asked = 0
    const memory = createMemoryStore(conformanceRecords)
    const large: PlaceStore = {
      ...memory,
      async match(_, signal) {
        asked++
        const [first, ...others] = await memory.match(request('t'), signal)
        return first === undefined ? others : [{ ...first, askedHouseNumber: 'x'.repeat(1e6) }]
      },
    }
    const store = cacheMatches(large, 1000)
    const texts = Array.from({ length: 30 }, (_, index) => `text ${index}`)
    for (const text of texts) await store.match(request(text))
    await store.match(request('text 29'))
    expect(asked).toBe(30)
    await store.match(request('text 0'))
    expect(asked).toBe(31)
  })
})
