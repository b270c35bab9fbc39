import { systemClock } from '@signpost/client/domain'
import { createFakeClock } from '@signpost/testing'
import { focusManager, hashKey, onlineManager, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reply, scriptedService, suggests } from '../../test/scriptedService.ts'
import type { RequestFrequency } from '../domain/RequestFrequency.ts'
import { createStore } from './createStore.ts'
import { createSuggestionFetcher } from './createSuggestionFetcher.ts'
import { lazyParts } from './lazyParts.ts'
import { type BoxState, initialState, reduce } from './reduce.ts'
import type { SuggestionFetcherSettings } from './SuggestionFetcher.ts'

const near = { latitude: -34.9, longitude: -56.16 }
await lazyParts.load()

/** Creates a box whose service answers each text on command. */
function startBox(settings: Partial<SuggestionFetcherSettings> = {}) {
  const answers = new Map<string, () => void>()
  const { connection, sent } = scriptedService([
    () => {
      const text = new URL(sent.at(-1)?.url ?? '').searchParams.get('query') ?? ''
      return new Promise((resolve) => {
        answers.set(text, () => resolve(suggests(`Row of ${text}`)()))
      })
    },
  ])
  const { queryClient = new QueryClient() } = settings
  queryClient.mount()
  onTestFinished(() => queryClient.unmount())
  const clock = createFakeClock({ now: 0 })
  const store = createStore(reduce, initialState(''))
  const all: SuggestionFetcherSettings = {
    connection,
    queryClient,
    clock,
    requests: 'auto',
    highlightFirst: undefined,
    enabled: { service: true, coordinates: true },
    minLength: 1,
    limit: 10,
    kinds: undefined,
    parameters: {},
    near: () => near,
    toQuery: undefined,
    idleItems: [],
    onRequest: vi.fn(),
    ...settings,
  }
  const fetcher = createSuggestionFetcher(store, () => all)
  onTestFinished(fetcher.stop)
  const asked = (): string[] => sent.map(({ url }) => url.searchParams.get('query') ?? '')
  return {
    fetcher,
    clock,
    sent,
    asked,
    state: (): BoxState => store.get(),
    lines: (): string[] => store.get().items.map(({ key }) => key),
    type: async (text: string): Promise<void> => {
      store.dispatch({ type: 'typed', text, layout: 'popup' })
      fetcher.update()
      await vi.waitFor(() => expect(queryClient.isFetching()).toBeLessThanOrEqual(sent.length))
    },
    answer: async (text: string): Promise<void> => {
      await vi.waitFor(() => expect(answers.has(text)).toBe(true))
      answers.get(text)?.()
      const isOf = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
        Object(queryKey[3]).query === text
      const fetching = { fetchStatus: 'fetching', predicate: isOf } as const
      const cache = queryClient.getQueryCache()
      await vi.waitFor(() => expect(cache.findAll(fetching)).toEqual([]))
    },
  }
}

test('at most two requests are in flight; the next answer starts the request for the newest text, and texts in between are never requested', async () => {
  const box = startBox()
  for (const text of ['s', 'st', 'sta', 'star']) await box.type(text)
  await vi.waitFor(() => expect(box.asked()).toEqual(['s', 'st']))
  await box.answer('s')
  await vi.waitFor(() => expect(box.asked()).toEqual(['s', 'st', 'star']))
})

test('an answer to an older text is shown, marked as provisional, until a newer one arrives', async () => {
  const box = startBox()
  await box.type('s')
  await box.type('st')
  await box.answer('s')
  expect([box.lines(), box.state().status, box.state().isOutdated]).toEqual([
    ['Row of s'],
    'refreshing',
    true,
  ])
  await box.answer('st')
  expect([box.lines(), box.state().status, box.state().isOutdated]).toEqual([
    ['Row of st'],
    'ready',
    false,
  ])
})

test('an answer that arrives after a newer one is not shown, but is cached for its text', async () => {
  const box = startBox()
  await box.type('s')
  await box.type('st')
  await box.answer('st')
  await box.answer('s')
  expect(box.lines()).toEqual(['Row of st'])
  await box.type('s')
  expect([box.lines(), box.state().status]).toEqual([['Row of s'], 'ready'])
  expect(box.asked()).toEqual(['s', 'st'])
})

test('eager: every key sends a request', async () => {
  const box = startBox({ requests: 'eager' })
  for (const text of ['s', 'st', 'sta', 'star']) await box.type(text)
  await vi.waitFor(() => expect(box.asked()).toEqual(['s', 'st', 'sta', 'star']))
})

test('debounced: a request is sent only after the given milliseconds without a key', async () => {
  const box = startBox({ requests: { debounce: 200 } })
  await box.type('s')
  box.clock.advance(199)
  await box.type('st')
  box.clock.advance(199)
  expect(box.asked()).toEqual([])
  box.clock.advance(1)
  await vi.waitFor(() => expect(box.asked()).toEqual(['st']))
})

test('stopped: requests in flight are aborted, and no timer is left', async () => {
  const box = startBox()
  await box.type('s')
  await box.type('st')
  await vi.waitFor(() => expect(box.sent).toHaveLength(2))
  box.fetcher.stop()
  expect(box.sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect(box.clock.pending).toBe(0)
})

test('offline requests do not count as in flight: the newest text is asked when the network is back', async () => {
  const box = startBox()
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  for (const text of ['s', 'st', 'sta']) await box.type(text)
  expect(box.state().status).toBe('offline')
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(box.asked()).toEqual(['sta']))
})

test('a retry that waits in a hidden tab is not a missing network', async () => {
  const failing = scriptedService([reply('', { status: 503 })])
  // Without a window, as on a server, nothing is retried.
  vi.stubGlobal('window', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const box = startBox({ connection: failing.connection })
  focusManager.setFocused(false)
  onTestFinished(() => focusManager.setFocused(undefined))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await box.type('s')
  await vi.advanceTimersByTimeAsync(5000)
  expect(failing.sent).toHaveLength(1)
  box.clock.advance(300)
  expect(box.state().status).toBe('loading')
  vi.useRealTimers()
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(failing.sent).toHaveLength(2))
})

test.each<RequestFrequency>([{ debounce: 200 }, 'auto'])(
  'a machine whose clock is set back still requests the last text: %s',
  async (requests) => {
    const time = createFakeClock({ now: 1e9 })
    let correction = 0
    const clock = { ...time, now: () => time.now() - correction, elapsed: time.now }
    const box = startBox({ clock, requests })
    for (const text of ['b', 'be', 'bel']) await box.type(text)
    correction = 60 * 60 * 1000
    time.advance(2000)
    await vi.waitFor(() => expect(box.asked().at(-1)).toBe('bel'))
  },
)

test('a text of which nothing can be seen is no text', async () => {
  const box = startBox()
  for (const text of ['\u200b', ' \ufeff\u2060', '\u00ad', '\0\t']) await box.type(text)
  expect([box.state().status, box.asked()]).toEqual(['idle', []])
})

test('control characters, which the service refuses or reads as spaces, are not sent', async () => {
  const box = startBox()
  await box.type('\0teatro\t\0solis\x1b')
  expect(box.asked()).toEqual(['teatro solis'])
})

test('coordinates in Arabic digits are a row, and nothing is requested', async () => {
  const box = startBox()
  await box.type('-٣٤٫٩، -٥٦٫١٦')
  expect([box.lines(), box.asked()]).toEqual([['point\n-34.90000, -56.16000'], []])
})

test('a cached answer is used for exactly its text; one that is not fresh is shown, and requested like a new text', async () => {
  const queryClient = new QueryClient()
  const onRequest = vi.fn()
  const box = startBox({ queryClient, onRequest, requests: { debounce: 200 } })
  for (const text of ['a', 'ab']) {
    await box.type(text)
    box.clock.advance(200)
    await box.answer(text)
  }
  await box.type('a')
  expect([box.lines(), box.state().status, box.asked()]).toEqual([
    ['Row of a'],
    'ready',
    ['a', 'ab'],
  ])

  const [cached] = queryClient.getQueryCache().getAll()
  const updatedAt = systemClock.now() - 600_000
  queryClient.setQueryData(cached?.queryKey ?? [], cached?.state.data, { updatedAt })
  await box.type('ab')
  await box.type('a')
  expect(box.asked()).toEqual(['a', 'ab'])
  box.clock.advance(200)
  expect([box.lines(), box.state().status]).toEqual([['Row of a'], 'refreshing'])
  await vi.waitFor(() => expect(box.asked()).toEqual(['a', 'ab', 'a']))
  expect(onRequest.mock.calls).toEqual([['a'], ['ab'], ['a']])
})

test("answers are found in the cache under the app's own hashes of keys", async () => {
  const queryKeyHashFn = (key: readonly unknown[]): string => `own ${hashKey(key)}`
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryKeyHashFn } } })
  const onRequest = vi.fn()
  const box = startBox({ queryClient, onRequest })
  for (const text of ['a', 'ab']) {
    await box.type(text)
    await box.answer(text)
  }
  await box.type('a')
  expect([box.lines(), box.state().status]).toEqual([['Row of a'], 'ready'])
  expect(onRequest.mock.calls).toEqual([['a'], ['ab']])
})

test('a text that is answered by another request before it is due shows the rows of that', async () => {
  const queryClient = new QueryClient()
  const box = startBox({ queryClient, requests: { debounce: 200 } })
  await box.type('a')
  box.clock.advance(200)
  await box.answer('a')
  await box.type('x')
  const [cached] = queryClient.getQueryCache().getAll()
  const [library, scope, operation, parameters] = cached?.queryKey ?? []
  const key = [library, scope, operation, { ...Object(parameters), query: 'x' }]
  queryClient.setQueryData(key, cached?.state.data)
  box.clock.advance(200)
  expect([box.lines(), box.state().status, box.asked()]).toEqual([['Row of a'], 'ready', ['a']])
})

test('a mounted box that requests nothing creates no query', () => {
  const queryClient = new QueryClient()
  startBox({ queryClient }).fetcher.update()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
