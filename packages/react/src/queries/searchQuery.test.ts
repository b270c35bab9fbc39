import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { describeQuery } from '../../test/describeQuery.ts'
import { parametersOf, type Reply, reply, scriptedService } from '../../test/scriptedService.ts'
import { searchQueryKey } from './pagedSearch.ts'
import { searchQuery } from './searchQuery.ts'

const near = { latitude: -34.905594, longitude: -56.164794 }
const everything = { query: ' hotel ', near, filter: 'f', userPosition: near, limit: 7 }

/** Returns a page with one place, and the state of the next page. */
function page(name: string, next: string, exhausted: 'y' | 'n' = 'n'): Reply {
  return reply({ iterator_status: next, exhausted, places: [{ name }] })
}

async function fetchPages(replies: readonly [Reply, ...Reply[]], most: number) {
  const service = scriptedService(replies)
  const options = searchQuery(service.connection, { query: 'hotel', near })
  const observer = new InfiniteQueryObserver(new QueryClient(), options)
  for (let asked = 0; asked < most; asked++) {
    const { hasNextPage } = await observer.fetchNextPage()
    if (!hasNextPage) break
  }
  const pages = observer.getCurrentResult().data?.pages ?? []
  return { service, names: pages.flatMap(({ places }) => places.map(({ name }) => name)) }
}

test('the query key holds the parameters that are sent', () => {
  const { connection } = scriptedService([reply({ places: [] })])
  expect(searchQueryKey(connection, everything)).toEqual([
    'signpost',
    connection.scope,
    'search',
    {
      query: 'hotel',
      near: { latitude: -34.906, longitude: -56.165 },
      filter: 'f',
      userPosition: { latitude: -34.9056, longitude: -56.1648 },
      limit: 7,
    },
  ])
})

test('without a position that is sent, distances are measured from within 8 m of the center', () => {
  for (const [wire, userPosition] of [[{}], [{ searchUserPosition: false }, near]] as const) {
    const { connection } = scriptedService([reply({ places: [] })], { wire })
    const [, , , parameters] = searchQueryKey(connection, {
      query: 'a',
      near,
      userPosition,
    })
    expect(parameters.near).toEqual({ latitude: -34.9056, longitude: -56.1648 })
  }
})

test('the query key holds the state that is sent, in the form of `wire`', () => {
  const wire = { searchUserPosition: false }
  const { connection } = scriptedService([reply({ places: [] })], { wire })
  const [, , , parameters] = searchQueryKey(connection, everything)
  expect(parameters).toMatchObject({ userPosition: undefined })
})

test('loads page after page, each with the state of the one before', async () => {
  const { service, names } = await fetchPages(
    [page('A', 's1'), page('B', 's2'), page('C', '', 'y')],
    9,
  )
  expect(names).toEqual(['A', 'B', 'C'])
  expect(service.sent.map((request) => parametersOf(request).iterator_status)).toEqual([
    undefined,
    's1',
    's2',
  ])
})

test('a page that the cache has dropped is asked for again', async () => {
  const pages = ['A', 'B', 'C'].map((name, index) =>
    reply({
      iterator_status: `after ${name}`,
      exhausted: index === 2 ? 'y' : 'n',
      ...(index > 0 && { iterator_previous: `before ${name}` }),
      places: [{ name }],
    }),
  )
  const [first = pages[0], second, third] = pages
  if (!first || !second || !third) throw new Error('There are three pages.')
  const service = scriptedService([first, second, third, second])
  const options = searchQuery(service.connection, { query: 'hotel', near })
  const observer = new InfiniteQueryObserver(new QueryClient(), { ...options, maxPages: 2 })
  for (let asked = 0; asked < 3; asked++) await observer.fetchNextPage()
  const { data, hasPreviousPage } = await observer.fetchPreviousPage()
  expect(parametersOf(service.sent.at(-1)).iterator_status).toBe('before B')
  expect(data?.pages).toHaveLength(2)
  expect(hasPreviousPage).toBe(true)
})

test('stops when pages repeat', async () => {
  const { names } = await fetchPages([page('A', 's1'), page('B', 's2'), page('C', 's1')], 9)
  expect(names).toEqual(['A', 'B', 'C'])
})

test('stops when pages never end', () => {
  const { connection } = scriptedService([reply({ places: [] })])
  const { getNextPageParam } = searchQuery(connection, everything)
  const endless = { places: [], nextPage: 'next' }
  const next = (count: number) => getNextPageParam(endless, Array(count).fill(endless), '', [])
  expect(next(999)).toBe('next')
  expect(next(1000)).toBeUndefined()
})

test('needs a place to search around, and a text', async () => {
  const service = scriptedService([reply({ places: [] })])
  for (const parameters of [{ near }, { query: 'hotel' }, { query: ' ', near }]) {
    const options = searchQuery(service.connection, parameters)
    expect(options.enabled).toBe(false)
    const asked = new QueryClient().fetchInfiniteQuery(options)
    await expect(asked).rejects.toMatchObject({ kind: 'request', operation: 'search' })
  }
  expect(service.sent).toEqual([])
})

describeQuery({
  operation: 'search',
  options: searchQuery,
  fetch: (queryClient, connection, parameters) =>
    queryClient.fetchInfiniteQuery(searchQuery(connection, parameters)),
  required: { query: 'hotel', near },
  others: {
    query: 'a',
    near: { latitude: 1, longitude: 2 },
    searchFilter: 'f',
    userPosition: { latitude: 1, longitude: 2 },
    limit: 3,
    countries: ['URY'],
    bounds: { north: 2, east: 2, south: 1, west: 1 },
    brands: [{ id: 'Q1', name: 'Ancap' }],
    categories: [{ code: 'food', name: 'Food' }],
  },
  answer: reply({ places: [{ name: 'A' }] }),
})
