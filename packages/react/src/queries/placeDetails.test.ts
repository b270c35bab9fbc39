import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { parametersOf, type Reply, reply, scriptedService } from '../../test/scriptedService.ts'
import { placeDetails } from './placeDetails.ts'
import { placeQuery } from './placeQuery.ts'
import { searchQuery } from './searchQuery.ts'
import { suggestBySearch } from './suggestBySearch.ts'
import { suggestionsQuery } from './suggestionsQuery.ts'

const near = { latitude: -34.9, longitude: -56.16 }
const suggestion = { kind: 'term', line1: 'Farmacia', searchFilter: 'f:1' } as const

function detailsOf(...replies: [Reply, ...Reply[]]) {
  const service = scriptedService(replies)
  return {
    service,
    details: placeDetails(new QueryClient(), service.connection, suggestion, { near }),
  }
}

function places(...names: string[]): Reply {
  return reply({ places: names.map((name) => ({ name })) })
}

test('sends nothing before `details()` is called, and shares one request between callers', async () => {
  const { service, details } = detailsOf(places('Farmacia Solís'))
  expect(service.sent).toEqual([])
  const promise = details()
  expect(details()).toBe(promise)
  expect(await promise).toMatchObject({ status: 'ready', place: { name: 'Farmacia Solís' } })
  expect(service.sent.map(parametersOf)).toEqual([
    { query: 'Farmacia', search_filter: 'f:1', search_center: '-34.9,-56.16', type: '' },
  ])
})

test('several places are "ambiguous", none is "empty"', async () => {
  expect(await detailsOf(places('A', 'B')).details()).toMatchObject({
    status: 'ambiguous',
    places: [{ name: 'A' }, { name: 'B' }],
  })
  expect(await detailsOf(reply('', { status: 204 })).details()).toEqual({ status: 'empty' })
})

test('resolves with the error instead of rejecting, and the next call tries again', async () => {
  const { details } = detailsOf(reply('', { status: 401 }), places('Farmacia Solís'))
  expect(await details()).toMatchObject({ status: 'error', error: { kind: 'key' } })
  expect(await details()).toMatchObject({ status: 'ready' })
})

test('asks for the suggestion’s own line, not for the typed text', async () => {
  const service = scriptedService([places('Farmacia Solís')])
  const question = { query: 'far', limit: 5, near, userPosition: undefined }
  await placeDetails(new QueryClient(), service.connection, suggestion, question)()
  expect(service.sent.map(parametersOf)).toEqual([
    { query: 'Farmacia', search_filter: 'f:1', search_center: '-34.9,-56.16', type: '' },
  ])
})

test.each([400, 404])(
  'a filter that the service refuses (%i) is omitted: the line near the place finds it',
  async (status) => {
    const refused = reply('', { status })
    const { connection, sent } = scriptedService([refused, places('Farmacia Solís')])
    const found: unknown[] = []
    const queryClient = new QueryClient()
    const details = placeDetails(queryClient, connection, suggestion, { near }, ({ name }) =>
      found.push(name),
    )
    expect(await details()).toMatchObject({ status: 'ready', place: { name: 'Farmacia Solís' } })
    expect(sent.map(parametersOf)).toEqual([
      { query: 'Farmacia', search_filter: 'f:1', search_center: '-34.9,-56.16', type: '' },
      { query: 'Farmacia', search_center: '-34.9,-56.16', type: '' },
    ])
    expect(found).toEqual(['Farmacia Solís'])
  },
)

test('any other failure is an error, and the filter stays', async () => {
  const { details, service } = detailsOf(reply('', { status: 401 }))
  expect(await details()).toMatchObject({ status: 'error', error: { kind: 'key' } })
  expect(service.sent).toHaveLength(1)
})

test('the options of the same suggestion and point find the answer in the cache', async () => {
  const { connection, sent } = scriptedService([places('Farmacia Solís')])
  const queryClient = new QueryClient()
  await placeDetails(queryClient, connection, suggestion, { near })()
  const query = placeQuery(connection, { ...suggestion }, { near: { ...near } })
  const { pages } = await queryClient.fetchInfiniteQuery(query)
  expect(pages[0]?.places).toMatchObject([{ name: 'Farmacia Solís' }])
  expect(sent).toHaveLength(1)
})

test('a suggestion that was found by a search is its place, and no other search has its answer', async () => {
  const { connection, sent } = scriptedService([places('Farmacia', 'Farmacia'), places('A', 'B')], {
    capabilities: { operations: ['search'] },
  })
  const queryClient = new QueryClient()
  const suggestions = suggestionsQuery(
    connection,
    { query: 'farm', near },
    suggestBySearch(connection),
  )
  const [one] = (await queryClient.fetchQuery(suggestions)).suggestions
  const details = one && placeDetails(queryClient, connection, one, { near })
  expect(await details?.()).toMatchObject({ status: 'ready', place: { name: 'Farmacia' } })
  expect(sent).toHaveLength(1)
  const search = searchQuery(connection, { query: 'Farmacia', near })
  const { pages } = await queryClient.fetchInfiniteQuery(search)
  expect(pages[0]?.places).toMatchObject([{ name: 'A' }, { name: 'B' }])
})
