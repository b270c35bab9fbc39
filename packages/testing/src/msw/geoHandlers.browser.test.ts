import { createGeoClient } from '@signpost/client'
import { setupWorker } from 'msw/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGeoFetch } from '../fetch/createGeoFetch.ts'
import { geoHandlers } from './geoHandlers.ts'

// The service worker that stands between the page and the network; its script comes from `msw/vite` in vitest.config.ts.
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
  // Not awaited: it waits for the handler of the request that hangs, which in a browser is not notified that the page aborted it.
  worker.stop()
  await registration?.unregister()
})

test('the fetch of the page is answered from the fixtures, at another origin too', async () => {
  const { suggestions } = await client.suggest(query)
  expect(suggestions.map(({ line1 }) => line1)).toEqual(['Teatro', 'Teatro Solís'])
  expect(geoFetch.calls.map(({ operation }) => operation)).toEqual(['suggest'])
})

test('other requests go to the network', async () => {
  const response = await fetch('/mockServiceWorker.js')
  expect(await response.text()).toContain('Mock Service Worker')
  expect(geoFetch.calls).toEqual([])
})

test.each([
  [{ kind: 'offline' }, 'network'],
  [{ kind: 'cut' }, 'network'],
  [{ kind: 'error', status: 429, retryAfter: 3 }, 'limit'],
  [{ kind: 'wrong-body', body: 'html' }, 'decode'],
] as const)('the page gets the scenario %j', async (scenario, kind) => {
  geoFetch.use({ ...scenario, times: 1 })
  await expect(client.suggest(query)).rejects.toMatchObject({ kind })
  expect((await client.suggest(query)).suggestions).not.toEqual([])
})

test('an answer without content is an empty list of places', async () => {
  geoFetch.use({ kind: 'no-content' })
  expect(await client.search(query)).toEqual({ places: [] })
})

test('a hanging request can be aborted', async () => {
  geoFetch.use({ kind: 'hang' })
  const controller = new AbortController()
  const sent = client.suggest(query, { signal: controller.signal })
  // Once it has come to the handler: later it would take what the next test sets up.
  await expect.poll(() => geoFetch.calls.length).toBe(1)
  controller.abort()
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
})
