import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { describeQuery } from '../../test/describeQuery.ts'
import { parametersOf, reply, scriptedService } from '../../test/scriptedService.ts'
import { forwardGeocodeQuery } from './forwardGeocodeQuery.ts'

const near = { latitude: -34.905594, longitude: -56.164794 }

test('the query key of the matches holds what is sent', async () => {
  const service = scriptedService([reply({ places: [] })])
  const options = forwardGeocodeQuery(service.connection, {
    query: ' Canelones 1280 ',
    near,
    page: 'p',
  })
  expect(options.queryKey.slice(2)).toEqual([
    'forwardGeocode',
    { query: 'Canelones 1280', near: { latitude: -34.9056, longitude: -56.1648 }, page: 'p' },
  ])
  await new QueryClient().fetchQuery(options)
  expect(service.sent.map(parametersOf)).toEqual([
    {
      query: 'Canelones 1280',
      search_center: '-34.9056,-56.1648',
      type: 'address-only',
      iterator_status: 'p',
    },
  ])
})

test('the query key differs from that of a search for the same text', () => {
  const { connection } = scriptedService([reply({})])
  const { queryKey, enabled } = forwardGeocodeQuery(connection, { query: 'a', near })
  expect(enabled).toBe(true)
  expect(queryKey[2]).not.toBe('search')
})

describeQuery({
  operation: 'forwardGeocode',
  options: forwardGeocodeQuery,
  fetch: (queryClient, connection, parameters) =>
    queryClient.fetchQuery(forwardGeocodeQuery(connection, parameters)),
  required: { query: 'Canelones 1280', near },
  others: {
    query: 'a',
    near: { latitude: 1, longitude: 2 },
    page: 'p',
    userPosition: { latitude: 1, longitude: 2 },
    limit: 3,
    countries: ['URY'],
    bounds: { north: 2, east: 2, south: 1, west: 1 },
  },
  answer: reply({ places: [{ name: 'A' }] }),
})
