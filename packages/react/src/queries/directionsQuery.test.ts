import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { describeQuery } from '../../test/describeQuery.ts'
import { parametersOf, reply, scriptedService } from '../../test/scriptedService.ts'
import { directionsQuery, directionsQueryKey } from './directionsQuery.ts'

const origin = { latitude: -34.9055941, longitude: -56.1647938 }
const destination = { latitude: 0, longitude: -180 }

test('the query key of a route holds what is sent', async () => {
  const service = scriptedService([reply('', { status: 204 })])
  const options = directionsQuery(service.connection, {
    origin,
    destination,
    vehicle: 'bicycle',
    optimize: 'shortest',
    avoid: ['unpaved', 'ferry', 'unpaved'],
  })
  expect(options.queryKey.slice(2)).toEqual([
    'getDirections',
    {
      origin: { latitude: -34.90559, longitude: -56.16479 },
      destination: { latitude: 0, longitude: -180 },
      vehicle: 'bicycle',
      optimize: 'shortest',
      avoid: ['ferry', 'unpaved'],
    },
  ])
  expect(await new QueryClient().fetchQuery(options)).toBeNull()
  expect(service.sent.map(parametersOf)).toEqual([
    {
      origin: '-34.90559,-56.16479',
      destination: '0,-180',
      vehicle: 'bicycle',
      optimize: 'shortest',
      avoid: 'ferry,unpaved',
    },
  ])
})

test.each([
  ['pedestrian', 'ferry'],
  ['bicycle', 'ferry,unpaved'],
  ['truck', 'ferry,hov,toll,unpaved'],
  [undefined, 'ferry,hov,toll,unpaved'],
] as const)('%s: options that it cannot use are not sent', async (vehicle, avoid) => {
  const service = scriptedService([reply('', { status: 204 })])
  const chosen = ['hov', 'toll', 'unpaved', 'ferry'] as const
  const options = directionsQuery(service.connection, {
    origin,
    destination,
    vehicle,
    avoid: chosen,
  })
  await new QueryClient().fetchQuery(options)
  expect(service.sent.map((one) => parametersOf(one).avoid)).toEqual([avoid])
})

test('an empty list of avoidances is sent, and differs from none', () => {
  const { connection } = scriptedService([reply({})])
  const parameters = { origin, destination }
  const [, , , nothing] = directionsQueryKey(connection, { ...parameters, avoid: [] })
  const [, , , unsaid] = directionsQueryKey(connection, parameters)
  expect(nothing.avoid).toEqual([])
  expect(unsaid.avoid).toBeUndefined()
})

describeQuery({
  operation: 'getDirections',
  options: directionsQuery,
  fetch: (queryClient, connection, parameters) =>
    queryClient.fetchQuery(directionsQuery(connection, parameters)),
  required: { origin, destination },
  others: {
    origin: { latitude: 1, longitude: 2 },
    destination: { latitude: 1, longitude: 2 },
    vehicle: 'truck',
    optimize: 'easiest',
    avoid: [],
  },
  answer: reply('', { status: 204 }),
})
