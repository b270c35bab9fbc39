import type { PlacePage } from '@signpost/client'
import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { parametersOf, scriptedService } from '../../test/scriptedService.ts'
import { type SearchQueryParameters, searchQueryKey } from './pagedSearch.ts'
import { searchQuery } from './searchQuery.ts'

const near = { latitude: -34.9, longitude: -56.16 }
const shell = { id: 'Q1', name: 'Shell' }
const ancap = { id: 'Q2', name: 'ANCAP' }
const fuel = { code: 'fuel', name: 'Fuel' }

interface Stored {
  readonly name: string
  readonly distance: number
  readonly brand?: typeof shell
  readonly category?: string
}

/** Creates a service with places for each text, two per page. */
function serviceWith(places: Readonly<Record<string, readonly Stored[]>>) {
  const service = scriptedService([() => Response.error()], {
    fetch: async (input) => {
      const url = new URL(String(input))
      asked.push(parametersOf({ url }))
      const all = places[url.searchParams.get('query') ?? ''] ?? []
      const from = Number(url.searchParams.get('iterator_status') ?? 0)
      return Response.json({
        iterator_status: String(from + 2),
        exhausted: from + 2 < all.length ? 'n' : 'y',
        places: all.slice(from, from + 2).map(({ name, distance, brand, category }) => ({
          name,
          distance,
          brand: brand ? [brand] : [],
          categories: category ? [{ code: category, name: category }] : [],
        })),
      })
    },
  })
  const asked: Record<string, string>[] = []
  return { ...service, asked }
}

async function find(
  service: ReturnType<typeof serviceWith>,
  parameters: Partial<SearchQueryParameters>,
  pages = 9,
): Promise<string[][]> {
  const query = searchQuery(service.connection, { near, ...parameters })
  const observer = new InfiniteQueryObserver(new QueryClient(), query)
  for (let page = 0; page < pages; page++) {
    const { hasNextPage, error } = await observer.fetchNextPage()
    if (error) throw error
    if (!hasNextPage) break
  }
  const data: InfiniteData<PlacePage> | undefined = observer.getCurrentResult().data
  return data?.pages.map(({ places }) => places.map(({ name = '' }) => name)) ?? []
}

test('several brands are several searches, merged by distance', async () => {
  const service = serviceWith({
    Shell: [
      { name: 'S1', distance: 10, brand: shell },
      { name: 'S2', distance: 40, brand: shell },
      { name: 'S3', distance: 50, brand: shell },
    ],
    ANCAP: [
      { name: 'A1', distance: 20, brand: ancap },
      { name: 'Calle Ancap', distance: 1 },
    ],
  })
  expect(await find(service, { brands: [shell, ancap] })).toEqual([['S1', 'A1', 'S2'], ['S3']])
  expect(service.asked.map(({ query, iterator_status }) => [query, iterator_status])).toEqual([
    ['Shell', undefined],
    ['ANCAP', undefined],
    ['Shell', '2'],
  ])
})

test('searches for brand, category and text together', async () => {
  const service = serviceWith({
    'Shell rambla': [
      { name: 'Shop', distance: 1, brand: shell, category: 'shop' },
      { name: 'Station', distance: 2, brand: shell, category: 'fuel' },
    ],
  })
  const choice = { query: 'rambla', brands: [shell], categories: [fuel] }
  expect(await find(service, choice)).toEqual([['Station']])
})

test('skips a page without matches, and stops after five of them', async () => {
  const other = { name: 'Kiosk', distance: 1 }
  const far = { name: 'Station', distance: 2, category: 'fuel' }
  const service = serviceWith({ Fuel: [other, other, other, other, far] })
  expect(await find(service, { categories: [fuel] })).toEqual([['Station']])

  const endless = serviceWith({ Fuel: Array(1000).fill(other) })
  expect(await find(endless, { categories: [fuel] }, 1)).toEqual([[]])
  expect(endless.asked).toHaveLength(5)
})

test('the filter of a suggestion is sent with its text, and the choice narrows the result', async () => {
  const service = serviceWith({
    Fuel: [
      { name: 'Station', distance: 1, brand: shell },
      { name: 'Other', distance: 2, brand: ancap },
    ],
  })
  const choice = { query: 'Fuel', searchFilter: 'f', brands: [shell] }
  expect(await find(service, choice)).toEqual([['Station']])
  expect(service.asked).toMatchObject([{ query: 'Fuel', search_filter: 'f' }])
})

test('the same choice in another order has the same key; an empty choice has none', () => {
  const { connection } = serviceWith({})
  const key = (parameters: Partial<SearchQueryParameters>) =>
    JSON.stringify(searchQueryKey(connection, { query: 'a', near, ...parameters }))
  expect(key({ brands: [shell, ancap] })).toBe(key({ brands: [ancap, { ...shell }] }))
  expect(key({ brands: [], categories: [] })).toBe(key({}))
  expect(key({ brands: [shell] })).not.toBe(key({}))
})

test('a brand or a category suffices; a filter still needs its text', () => {
  const { connection } = serviceWith({})
  expect(searchQuery(connection, { near, categories: [fuel] }).enabled).toBe(true)
  expect(searchQuery(connection, { brands: [shell] }).enabled).toBe(false)
  expect(searchQuery(connection, { near, brands: [shell], searchFilter: 'f' }).enabled).toBe(false)
})
