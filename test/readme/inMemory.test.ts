import { createGeoClient } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import { expect, test } from 'vitest'

const geoFetch = createGeoFetch()
const client = createGeoClient({ baseUrl: 'https://geo.example', apiKey: 'any', fetch: geoFetch })
const near = { latitude: -34.9055, longitude: -56.1913 }

test('finds a theater nearby', async () => {
  const { suggestions } = await client.suggest({ query: 'teatro', near })
  expect(suggestions).toContainEqual(expect.objectContaining({ line1: 'Teatro Solís' }))
  expect(geoFetch.calls).toMatchObject([
    { operation: 'suggest', parameters: { query: 'teatro' }, aborted: false },
  ])
})
