import { createGeoClient } from '@signpost/client'
import { expect, test } from 'vitest'
import { createGeoFetch } from './createGeoFetch.ts'

const query = { query: 'teatro', near: { latitude: -34.9, longitude: -56.19 } }

test('answers in a browser, at a path on the page’s own origin', async () => {
  const geoFetch = createGeoFetch({ requireKey: false })
  const client = createGeoClient({ baseUrl: '/api', fetch: geoFetch })
  const { suggestions } = await client.suggest(query)
  expect(suggestions.map(({ line1 }) => line1)).toEqual(['Teatro', 'Teatro Solís'])
  expect((await geoFetch('/api/geo/v2/category_list/json')).status).toBe(200)
})

test('answers out of order in a browser', async () => {
  const scenarios = [{ kind: 'out-of-order' }] as const
  const client = createGeoClient({
    baseUrl: '/api',
    apiKey: 'any',
    fetch: createGeoFetch({ scenarios }),
  })
  const arrived: string[] = []
  await Promise.all(
    ['t', 'te'].map(async (text) => {
      await client.suggest({ ...query, query: text })
      arrived.push(text)
    }),
  )
  expect(arrived).toEqual(['te', 't'])
})

test('aborts in a browser as fetch does', async () => {
  const geoFetch = createGeoFetch({ requireKey: false, scenarios: [{ kind: 'drip' }] })
  const controller = new AbortController()
  const response = await geoFetch('/geo/v2/category_list/json', { signal: controller.signal })
  // Read without `text()`, because Chromium reports any failed stream as "Failed to fetch".
  const read = response.body?.getReader().read()
  controller.abort()
  await expect(read).rejects.toMatchObject({ name: 'AbortError' })
})
