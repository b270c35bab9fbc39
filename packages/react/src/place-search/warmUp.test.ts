import { createFakeClock } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { scriptedService, suggests } from '../../test/scriptedService.ts'
import { createSuggestionFetcher } from './createSuggestionFetcher.ts'
import { lazyParts } from './lazyParts.ts'
import type { BoxState } from './reduce.ts'
import { warmUp } from './warmUp.ts'

await lazyParts.load()

test('a text is taken through to its rows, once for all boxes: without a request, and without a call of a function of the app', async () => {
  const { connection, sent } = scriptedService([suggests('A')])
  const queryClient = new QueryClient()
  const app = { onRequest: vi.fn(), toQuery: vi.fn(), filter: vi.fn(), center: vi.fn() }
  const states: (() => BoxState)[] = []
  const create: typeof createSuggestionFetcher = (store, settings) => {
    states.push(store.get)
    return createSuggestionFetcher(store, settings)
  }
  const run = (): void =>
    warmUp(create, {
      connection,
      queryClient,
      clock: createFakeClock({ now: 0 }),
      requests: { debounce: 1000 },
      highlightFirst: undefined,
      enabled: { service: false },
      minLength: 1,
      limit: 10,
      kinds: undefined,
      parameters: {},
      idleItems: [],
      ...app,
    })
  run()
  run()
  await expect.poll(() => states[0]?.().items.length).toBe(2)
  // The second text, whose rows are looked for in the answer to the first.
  await expect.poll(() => states[0]?.().text).toBe('ab')
  expect(states).toHaveLength(1)
  expect(sent).toEqual([])
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  for (const call of Object.values(app)) expect(call).not.toHaveBeenCalled()
})
