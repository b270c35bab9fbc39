import { createGeoFetch } from '@signpost/testing'
import { expect, test } from 'vitest'
import { mountHook } from '../../test/mount.tsx'
import { queryStatus } from '../domain/queryStatus.ts'
import { useBrands } from './useBrands.ts'
import { useCategories } from './useCategories.ts'
import { useDirections } from './useDirections.ts'
import { useForwardGeocode } from './useForwardGeocode.ts'
import { useReverseGeocode } from './useReverseGeocode.ts'
import { useSearch } from './useSearch.ts'
import { useSuggestions } from './useSuggestions.ts'

const near = { latitude: -34.9055, longitude: -56.1851 }

test('every hook returns its answer, after one request each', async () => {
  const fetch = createGeoFetch()
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch }
  const { result } = mountHook(
    () => ({
      suggestions: useSuggestions({ query: 'tea' }),
      search: useSearch({ query: 'teatro' }),
      forward: useForwardGeocode({ query: 'canelones' }),
      reverse: useReverseGeocode({ coordinate: near }),
      brands: useBrands({ country: 'UY' }),
      categories: useCategories(),
      directions: useDirections({
        origin: near,
        destination: { latitude: -34.9011, longitude: -56.1645 },
      }),
    }),
    { client, near },
  )
  await expect
    .poll(() => Object.values(result.current).map((one) => queryStatus(one)))
    .toEqual(Array(7).fill('ready'))

  const { suggestions, search, forward, reverse, brands, categories, directions } = result.current
  expect(suggestions.data?.suggestions[0]?.line1).toMatch(/tea/i)
  expect(search.data?.pages[0]?.places[0]?.name).toMatch(/teatro/i)
  expect(forward.data?.places[0]?.accuracy).toBeGreaterThan(0)
  expect(reverse.data?.address.city).toBe('Montevideo')
  expect(brands.data?.[0]?.rank).toBe(1)
  expect(categories.data?.[0]?.children.length).toBeGreaterThan(0)
  expect(directions.data?.maneuvers.length).toBeGreaterThan(1)

  const asked = fetch.calls.map(({ operation }) => operation)
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})
