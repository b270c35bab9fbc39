import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { describeQuery } from '../../test/describeQuery.ts'
import { parametersOf, reply, scriptedService } from '../../test/scriptedService.ts'
import { brandsQuery, brandsQueryKey } from './brandsQuery.ts'

test('a country has one query key, however it is written', async () => {
  const service = scriptedService([reply({ brand_list: [] })])
  const queryClient = new QueryClient()
  for (const country of ['UY', 'uy', 'URY']) {
    const parameters = { country, minRank: 1, maxRank: 3 }
    expect(brandsQueryKey(service.connection, parameters).slice(2)).toEqual([
      'listBrands',
      { country: 'URY', minRank: 1, maxRank: 3 },
    ])
    await queryClient.fetchQuery(brandsQuery(service.connection, parameters))
  }
  expect(service.sent.map(parametersOf)).toEqual([
    { country: 'URY', brand_rank_min: '1', brand_rank_max: '3' },
  ])
})

test('an unknown country is an error that says so', async () => {
  const { connection } = scriptedService([reply({})])
  const asked = new QueryClient().fetchQuery(brandsQuery(connection, { country: 'Uruguay' }))
  await expect(asked).rejects.toMatchObject({ kind: 'request', parameter: 'country' })
})

describeQuery({
  operation: 'listBrands',
  options: brandsQuery,
  fetch: (queryClient, connection, parameters) =>
    queryClient.fetchQuery(brandsQuery(connection, parameters)),
  required: { country: 'UY' },
  others: { country: 'DE', minRank: 2, maxRank: 3 },
  answer: reply({ brand_list: [] }),
})
