import { createGeoClient } from '@signpost/client'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGeoFetch } from '../fetch/createGeoFetch.ts'
import { geoHandlers } from './geoHandlers.ts'

const geoFetch = createGeoFetch()
const server = setupServer(...geoHandlers({ baseUrl: 'https://geo.example/base/', geoFetch }))
const client = createGeoClient({ baseUrl: 'https://geo.example/base', apiKey: 'secret-key' })
const query = { query: 'teatro', near: { latitude: -34.9, longitude: -56.19 } }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => geoFetch.reset())
afterAll(() => server.close())

test('answers the global fetch from the fixtures', async () => {
  const { suggestions } = await client.suggest(query)
  expect(suggestions.map(({ line1 }) => line1)).toEqual(['Teatro', 'Teatro Solís'])
  expect(geoFetch.calls.map(({ operation }) => operation)).toEqual(['suggest'])
})

test('answers an unknown path below the base URL with a 404 in JSON', async () => {
  const response = await fetch('https://geo.example/base/geo/v2/nothing/json')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})

describe('scenarios', () => {
  test.each([
    [{ kind: 'offline' }, 'network'],
    [{ kind: 'cut' }, 'network'],
    [{ kind: 'error', status: 429, retryAfter: 3 }, 'limit'],
    [{ kind: 'wrong-body', body: 'html' }, 'decode'],
  ] as const)('applies %j', async (scenario, kind) => {
    geoFetch.use({ ...scenario, times: 1 })
    await expect(client.suggest(query)).rejects.toMatchObject({ kind })
    expect((await client.suggest(query)).suggestions).not.toEqual([])
  })

  test('aborts a hanging request', async () => {
    geoFetch.use({ kind: 'hang' })
    const controller = new AbortController()
    const sent = client.suggest(query, { signal: controller.signal })
    setTimeout(() => controller.abort(), 10)
    await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('reads an answer without content as an empty list of places', async () => {
    geoFetch.use({ kind: 'no-content' })
    expect(await client.search(query)).toEqual({ places: [] })
  })
})
