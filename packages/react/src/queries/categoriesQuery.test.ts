import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { describeQuery } from '../../test/describeQuery.ts'
import { parametersOf, reply, scriptedService } from '../../test/scriptedService.ts'
import { categoriesQuery, categoriesQueryKey } from './categoriesQuery.ts'

const catalog = reply({
  category_list: [
    {
      code: 'food',
      name: [
        { language: 'en-US', full_name: 'Food' },
        { language: 'de-DE', full_name: 'Essen' },
      ],
    },
  ],
})

test('each language of the connection has a catalog of its own', async () => {
  const queryClient = new QueryClient()
  const service = scriptedService([catalog])
  for (const [language, name] of [
    ['de', 'Essen'],
    ['en', 'Food'],
    ['ar', 'Food'],
  ] as const) {
    const connection = { ...service.connection, language }
    expect(categoriesQueryKey(connection).slice(2)).toEqual(['listCategories', { language }])
    const [food] = await queryClient.fetchQuery(categoriesQuery(connection))
    expect(food?.name).toBe(name)
  }
  // The service has no Arabic, so the client chooses the names.
  expect(service.sent.map(parametersOf)).toEqual([{ language: 'de' }, { language: 'en' }, {}])
})

test('a language parameter takes precedence over the language of the connection', async () => {
  const service = scriptedService([catalog], { language: 'de' })
  const options = categoriesQuery(service.connection, { language: 'en' })
  expect(options.queryKey[3]).toEqual({ language: 'en' })
  const [food] = await new QueryClient().fetchQuery(options)
  expect(food?.name).toBe('Food')
})

describeQuery({
  operation: 'listCategories',
  options: categoriesQuery,
  fetch: (queryClient, connection, parameters) =>
    queryClient.fetchQuery(categoriesQuery(connection, parameters)),
  required: {},
  others: { language: 'it' },
  answer: catalog,
})
