import { createGeoClient } from '@signpost/client'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '../../test/provider.ts'
import { google } from '../google/index.ts'
import { mapbox } from '../mapbox/index.ts'

afterEach(() => {
  vi.doUnmock('../google/createResults.ts')
  vi.doUnmock('../mapbox/createResults.ts')
})

const { fetch, sent } = fakeFetch({ body: {} })
const near = { latitude: 52.52, longitude: 13.405 }

test.each([
  ['google', google({ apiKey: 'secret-key', fetch })],
  ['mapbox', mapbox({ accessToken: 'secret-key', fetch })],
])('%s: a module that fails to load is a retryable error', async (name, adapter) => {
  vi.doMock(`../${name}/createResults.ts`, () => {
    throw new TypeError('error loading dynamically imported module')
  })
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: adapter })
  await expect(client.search({ query: 'a', near })).rejects.toMatchObject({
    kind: 'service',
    status: 502,
    code: 'not_loaded',
    retryable: true,
  })
  expect(sent).toEqual([])
})
