import { createGeoClient } from '@signpost/client'
import { setupWorker } from 'msw/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGeoFetch } from '../fetch/createGeoFetch.ts'
import { geoHandlers } from './geoHandlers.ts'

// The service worker between the page and the network; its script comes from `msw/vite` in vitest.config.ts.
const geoFetch = createGeoFetch()
const worker = setupWorker(...geoHandlers({ baseUrl: 'https://geo.example', geoFetch }))
const client = createGeoClient({ baseUrl: 'https://geo.example', apiKey: 'secret-key' })
const query = { query: 'teatro', near: { latitude: -34.9, longitude: -56.19 } }

let registration: ServiceWorkerRegistration | undefined

beforeAll(async () => {
  registration = await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
})
beforeEach(() => geoFetch.reset())
afterAll(async () => {
  // Not awaited, because it waits for the handler of the hanging request, which in a browser is not notified that the page aborted it.
  worker.stop()
  await registration?.unregister()
})

test('answers the fetch of the page from the fixtures, also at another origin', async () => {
  const { suggestions } = await client.suggest(query)
  expect(suggestions.map(({ line1 }) => line1)).toEqual(['Teatro Solís', 'Theater'])
  expect(geoFetch.calls.map(({ operation }) => operation)).toEqual(['suggest'])
})

test('sends other requests to the network', async () => {
  const response = await fetch('/mockServiceWorker.js')
  expect(await response.text()).toContain('Mock Service Worker')
  expect(geoFetch.calls).toEqual([])
})

test.each([
  [{ kind: 'offline' }, 'network'],
  [{ kind: 'cut' }, 'network'],
  [{ kind: 'error', status: 429, retryAfter: 3 }, 'limit'],
  [{ kind: 'wrong-body', body: 'html' }, 'decode'],
] as const)('applies the scenario %j', async (scenario, kind) => {
  geoFetch.use({ ...scenario, times: 1 })
  await expect(client.suggest(query)).rejects.toMatchObject({ kind })
  expect((await client.suggest(query)).suggestions).not.toEqual([])
})

test('reads an answer without content as an empty list of places', async () => {
  geoFetch.use({ kind: 'no-content' })
  expect(await client.search(query)).toEqual({ places: [] })
})

test('aborts a hanging request', async () => {
  geoFetch.use({ kind: 'hang' })
  const controller = new AbortController()
  const sent = client.suggest(query, { signal: controller.signal })
  // Waits until the handler has the request. Otherwise it would use the scenarios of the next test.
  await expect.poll(() => geoFetch.calls.length).toBe(1)
  controller.abort()
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
})
