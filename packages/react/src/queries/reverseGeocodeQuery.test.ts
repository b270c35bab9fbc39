import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { describeQuery } from '../../test/describeQuery.ts'
import { parametersOf, reply, scriptedService } from '../../test/scriptedService.ts'
import { reverseGeocodeQuery } from './reverseGeocodeQuery.ts'

test.each([
  [{ latitude: -34.9055941, longitude: -56.1647938 }, '-34.90559,-56.16479'],
  [{ latitude: 89.999999, longitude: 179.999999 }, '90,180'],
  [{ latitude: -0.0000001, longitude: 0 }, '0,0'],
])('rounds the point to a meter, in key and request: %o', async (coordinate, sent) => {
  const service = scriptedService([reply('', { status: 204 })])
  const options = reverseGeocodeQuery(service.connection, { coordinate })
  const [latitude, longitude] = sent.split(',').map(Number)
  expect(options.queryKey.slice(2)).toEqual([
    'reverseGeocode',
    { coordinate: { latitude, longitude } },
  ])
  expect(await new QueryClient().fetchQuery(options)).toBeNull()
  expect(service.sent.map(parametersOf)).toEqual([{ coordinate: sent }])
})

test('a point out of bounds is an error that says so, without a request', async () => {
  const service = scriptedService([reply({})])
  const coordinate = { latitude: 91, longitude: 0 }
  const asked = new QueryClient().fetchQuery(
    reverseGeocodeQuery(service.connection, { coordinate }),
  )
  await expect(asked).rejects.toMatchObject({ kind: 'request', parameter: 'coordinate' })
  expect(service.sent).toEqual([])
})

describeQuery({
  operation: 'reverseGeocode',
  options: reverseGeocodeQuery,
  fetch: (queryClient, connection, parameters) =>
    queryClient.fetchQuery(reverseGeocodeQuery(connection, parameters)),
  required: { coordinate: { latitude: 1, longitude: 2 } },
  others: { coordinate: { latitude: 1, longitude: 2.00002 } },
  answer: reply({ locations: [] }),
})
