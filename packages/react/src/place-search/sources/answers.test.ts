import type { Suggestion } from '@signpost/client'
import { systemClock } from '@signpost/client/domain'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { scriptedService, suggests } from '../../../test/scriptedService.ts'
import { suggestionsQuery, suggestionsQueryKey } from '../../queries/suggestionsQuery.ts'
import { cachedAnswers, rowsFor } from './answers.ts'

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

function term(line1: string): Suggestion {
  return { kind: 'term', line1 }
}

function place(line1: string, line2?: string): Suggestion {
  return { kind: 'place', line1, line2, categories: [], brands: [] }
}

/** The first lines of the rows of older answers that match a text. */
function narrowed(lists: readonly Suggestion[][], text: string, limit = 10): string[] {
  const answers = lists.map((suggestions, at) => ({ id: `${at}`, order: -at, suggestions }))
  const rows = rowsFor({ text, exact: undefined, answers, shown: 1 }, { kinds: undefined, limit })
  expect(rows.isOutdated).toBe(rows.items === undefined)
  return rows.items?.map(({ suggestion }) => suggestion.line1) ?? []
}

test('cached rows are filtered by every word, in any script, ignoring case and accents', () => {
  const answers = [
    [place('Teatro Solís', 'Buenos Aires'), place('Café Brasilero')],
    [term('東京駅')],
  ]
  expect(narrowed(answers, 'sol bue')).toEqual(['Teatro Solís'])
  expect(narrowed(answers, 'CAFE')).toEqual(['Café Brasilero'])
  expect(narrowed(answers, '京')).toEqual(['東京駅'])
  expect(narrowed(answers, 'solx')).toEqual([])
})

test('a match is found beyond the number of rows that its own answer shows', () => {
  const answers = [[place('Plaza Zabala'), place('Plaza Matriz'), place('Playa Pocitos')]]
  expect(narrowed(answers, 'poc', 2)).toEqual(['Playa Pocitos'])
})

test('rows of several answers are merged by their lines', () => {
  const answers = [[place('Plaza Zabala')], [place('Plaza Matriz'), place('Plaza Zabala')]]
  expect(narrowed(answers, 'pla')).toEqual(['Plaza Zabala', 'Plaza Matriz'])
})
