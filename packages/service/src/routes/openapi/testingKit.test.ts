import { createGeoFetch } from '@signpost/testing'
import { cities } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { createAnswerCheck } from '../../testing/createAnswerCheck.ts'
import { openApiDocument } from './openApiDocument.ts'

const check = createAnswerCheck(openApiDocument('https://geo.example'))
const geoFetch = createGeoFetch()

// The records of Berlin imitate other services: numbers as text, a country in two letters.
const described = cities.filter(({ id }) => id !== 'berlin')

const requests = described.flatMap(({ id, center, country, addresses }) => {
  const { latitude, longitude } = center
  const here = `${latitude},${longitude}`
  const address = addresses[0]?.formatted_address ?? ''
  return [
    ['suggestions', { search_center: here, query: 'a', iterator_length: '50' }],
    ['search', { search_center: here, query: address }],
    ['search', { search_center: here, search_filter: 'category/food-drink' }],
    ['search', { search_center: here, query: address, type: 'address-only' }],
    ['reversegeocode', { coordinate: here }],
    ['brand_list', { country: country.code }],
    ['directions', { origin: here, destination: `${latitude + 0.01},${longitude}` }],
  ].map(([name, query]) => [id, name, query] as [string, string, Record<string, string>])
})

test.each([
  ...requests,
  ['all', 'category_list', { language: 'fr' }] as const,
  ['no key', 'category_list', { api_key: '' }] as const,
  ['bad', 'suggestions', { query: 'a' }] as const,
])('the testing kit in %s answers %s %j as the document describes', async (_, name, parameters) => {
  const path = `/geo/v2/${name}/json`
  const query = new URLSearchParams({ api_key: 'any', ...parameters })
  const response = await geoFetch(`https://geo.example${path}?${query}`)
  // The kit runs in the process of its only client, so there is no cache to revalidate.
  const faults = (await check(path, response)).filter((fault) => !fault.endsWith('lacks ETag'))
  expect(faults).toEqual([])
})
