import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { describeQuery } from '../../test/describeQuery.ts'
import { parametersOf, scriptedService, suggests } from '../../test/scriptedService.ts'
import { suggestionsQuery, suggestionsQueryKey } from './suggestionsQuery.ts'

const { connection } = scriptedService([suggests()])
const near = { latitude: -34.9, longitude: -56.16 }

test('the query key of the suggestions holds what is sent', () => {
  const parameters = {
    query: '  teatro ',
    near: { latitude: -34.905594, longitude: -56.164794 },
    userPosition: { latitude: -34.905594, longitude: -56.164794 },
    limit: 5,
    page: 'p',
  }
  expect(suggestionsQueryKey(connection, parameters)).toEqual([
    'signpost',
    connection.scope,
    'suggest',
    {
      query: 'teatro',
      near: { latitude: -34.906, longitude: -56.165 },
      userPosition: { latitude: -34.9056, longitude: -56.1648 },
      limit: 5,
      page: 'p',
    },
  ])
})

test('GPS jitter is rounded away in the key, so that nothing is requested again', async () => {
  const service = scriptedService([suggests('Teatro Solís')])
  const queryClient = new QueryClient()
  for (const jitter of [0, 0.00001, -0.00002, 0.00004]) {
    const here = { latitude: -34.9051 + jitter, longitude: -56.1648 - jitter }
    const parameters = { query: 'teatro', near: here, userPosition: here }
    await queryClient.fetchQuery(suggestionsQuery(service.connection, parameters))
  }
  expect(service.sent.map(parametersOf)).toEqual([
    { query: 'teatro', search_center: '-34.905,-56.165', user_position: '-34.9051,-56.1648' },
  ])
})

test('another language has another key; it is sent beside the parameters', async () => {
  const keys: unknown[] = []
  const sent: (string | null)[] = []
  const addresses = new Set<string>()
  for (const language of ['es', 'de']) {
    const service = scriptedService([suggests()], { language })
    const options = suggestionsQuery(service.connection, { query: 'teatro', near })
    await new QueryClient().fetchQuery(options)
    keys.push(options.queryKey)
    for (const { url, headers } of service.sent) {
      addresses.add(url.href)
      sent.push(headers.get('accept-language'))
    }
  }
  expect(keys[0]).not.toEqual(keys[1])
  expect(sent).toEqual(['es', 'de'])
  expect(addresses.size).toBe(1)
})

test.each([
  ['blank', '   '],
  ['empty', ''],
  ['missing', undefined],
])('a %s query: nothing is sent', async (_, query) => {
  const service = scriptedService([suggests()])
  const options = suggestionsQuery(service.connection, { query, near })
  expect(options.enabled).toBe(false)
  await expect(new QueryClient().fetchQuery(options)).rejects.toMatchObject({ kind: 'request' })
  expect(service.sent).toEqual([])
})

test.each([
  ['é & # / ? = % +'],
  ['שלום \u202e abc'],
  ['100 %25'],
  ['\ud83d lone \udc00', '\ufffd lone \ufffd'],
])('encodes exactly once and throws nothing: %j', async (query, sent = query) => {
  const service = scriptedService([suggests()])
  await new QueryClient().fetchQuery(suggestionsQuery(service.connection, { query, near }))
  expect(parametersOf(service.sent[0]).query).toBe(sent)
})

test('distances are measured from within 8 m of the center', () => {
  const [, , , { near: sent }] = suggestionsQueryKey(connection, {
    query: 'teatro',
    near: { latitude: -34.905594, longitude: -56.164794 },
  })
  expect(sent).toEqual({ latitude: -34.9056, longitude: -56.1648 })
})

describeQuery({
  operation: 'suggest',
  options: suggestionsQuery,
  fetch: (queryClient, connection, parameters) =>
    queryClient.fetchQuery(suggestionsQuery(connection, parameters)),
  required: { query: 'teatro', near },
  others: {
    query: 'a',
    near: { latitude: 1, longitude: 2 },
    userPosition: { latitude: 1, longitude: 2 },
    limit: 3,
    countries: ['URY'],
    bounds: { north: 2, east: 2, south: 1, west: 1 },
    page: 'p',
  },
  answer: suggests('Teatro Solís'),
})
