import { systemClock } from '@signpost/client/domain'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { scriptedService, suggests } from '../../test/scriptedService.ts'
import { suggestionsQuery, suggestionsQueryKey } from '../queries/suggestionsQuery.ts'
import { cachedAnswers } from './cachedAnswers.ts'

const near = { latitude: -34.9, longitude: -56.16 }
const { connection } = scriptedService([suggests()])

function answered(answers: readonly [parameters: object, line1: string][]): QueryClient {
  const queryClient = new QueryClient()
  for (const [index, [parameters, line1]] of answers.entries()) {
    const { queryKey } = suggestionsQuery(connection, { near, ...parameters })
    const page = { suggestions: [{ kind: 'term' as const, line1 }] }
    queryClient.setQueryData(queryKey, page, { updatedAt: systemClock.now() + index })
  }
  return queryClient
}

function cachedLines(queryClient: QueryClient, parameters: object): string[] {
  const key = suggestionsQueryKey(connection, { query: 'x', near, ...parameters })
  return cachedAnswers(queryClient, key).flatMap(({ suggestions }) =>
    suggestions.map(({ line1 }) => line1),
  )
}

test('the cached answers with the same parameters are returned, the newest first', () => {
  const queryClient = answered([
    [{ query: 'a' }, 'first'],
    [{ query: 'ab' }, 'second'],
    [{ query: 'a', near: { latitude: 48.86, longitude: 2.35 } }, 'elsewhere'],
    [{ query: 'a', limit: 3 }, 'few'],
    [{ query: 'a', userPosition: near }, 'from here'],
  ])
  expect(cachedLines(queryClient, {})).toEqual(['second', 'first'])
  expect(cachedLines(queryClient, { limit: 3 })).toEqual(['few'])
})
