import { systemClock } from '@signpost/client/domain'
import { createFakeClock } from '@signpost/testing'
import { focusManager, hashKey, onlineManager, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reply, scriptedService } from '../../../test/scriptedService.ts'
import { startEngine } from '../../../test/startEngine.ts'
import type { RequestFrequency } from '../../domain/RequestFrequency.ts'

test('at most three requests are in flight; the next answer starts the request for the newest text, and texts in between are never requested', async () => {
  const box = startEngine()
  for (const text of ['s', 'st', 'sta', 'star', 'stars']) await box.type(text)
  await vi.waitFor(() => expect(box.asked()).toEqual(['s', 'st', 'sta']))
  await box.answer('s')
  await vi.waitFor(() => expect(box.asked()).toEqual(['s', 'st', 'sta', 'stars']))
})

test('an answer to an older text is shown, marked as provisional, until a newer one arrives', async () => {
  const box = startEngine()
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
  const box = startEngine()
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
  const box = startEngine({ requests: 'eager' })
  for (const text of ['s', 'st', 'sta', 'star']) await box.type(text)
  await vi.waitFor(() => expect(box.asked()).toEqual(['s', 'st', 'sta', 'star']))
})

const everyWay: readonly RequestFrequency[] = ['auto', 'eager', 'thrifty', { debounce: 150 }]

test.each(everyWay)('closed, with requests: %j: no further request is sent', async (requests) => {
  const box = startEngine({ requests })
  for (const text of ['s', 'st', 'sta', 'star']) await box.type(text)
  const asked = box.asked()
  box.close()
  box.clock.advance(5000)
  expect(box.asked()).toEqual(asked)
})

test('debounced: a text that is asked again counts from its key', async () => {
  const { connection, sent } = scriptedService([reply({ suggests: [] })])
  const box = startEngine({ requests: { debounce: 200 } }, { connection })
  await box.type('s')
  box.clock.advance(100)
  box.setConnection({ ...connection })
  box.clock.advance(100)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test('an answer that is asked anew is refreshing; without a network, its rows stay', async () => {
  const queryClient = new QueryClient()
  const box = startEngine({}, { queryClient })
  await box.type('s')
  await box.answer('s')
  expect(box.state().status).toBe('ready')
  void queryClient.invalidateQueries()
  expect([box.state().status, box.lines()]).toEqual(['refreshing', ['Row of s']])
  await box.answer('s')
  expect(box.state().status).toBe('ready')
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await box.type('st')
  expect(box.state().status).toBe('offline')
})

test('debounced: a request is sent only after the given milliseconds without a key', async () => {
  const box = startEngine({ requests: { debounce: 200 } })
  await box.type('s')
  box.clock.advance(199)
  await box.type('st')
  box.clock.advance(199)
  expect(box.asked()).toEqual([])
  box.clock.advance(1)
  await vi.waitFor(() => expect(box.asked()).toEqual(['st']))
})

test('stopped: requests in flight are aborted, and no timer is left', async () => {
  const box = startEngine()
  await box.type('s')
  await box.type('st')
  await vi.waitFor(() => expect(box.sent).toHaveLength(2))
  box.stop()
  expect(box.sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect(box.clock.pending).toBe(0)
})

test('offline requests do not count as in flight: the newest text is asked when the network is back', async () => {
  const box = startEngine()
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
  const box = startEngine({}, { connection: failing.connection })
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
    const box = startEngine({ requests }, { clock })
    for (const text of ['b', 'be', 'bel']) await box.type(text)
    correction = 60 * 60 * 1000
    time.advance(2000)
    await vi.waitFor(() => expect(box.asked().at(-1)).toBe('bel'))
  },
)

test('a text of which nothing can be seen is no text', async () => {
  const box = startEngine()
  for (const text of ['\u200b', ' \ufeff\u2060', '\u00ad', '\0\t']) await box.type(text)
  expect([box.state().status, box.asked()]).toEqual(['idle', []])
})

test('control characters, which the service refuses or reads as spaces, are not sent', async () => {
  const box = startEngine()
  await box.type('\0teatro\t\0solis\x1b')
  expect(box.asked()).toEqual(['teatro solis'])
})

test('coordinates in Arabic digits are a row, and nothing is requested', async () => {
  const box = startEngine()
  await box.type('-٣٤٫٩، -٥٦٫١٦')
  expect([box.lines(), box.asked()]).toEqual([['-34.90000, -56.16000'], []])
})

test('a cached answer is used for exactly its text; one that is not fresh is shown, and requested like a new text', async () => {
  const queryClient = new QueryClient()
  const box = startEngine({ requests: { debounce: 200 } }, { queryClient })
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
})

test("answers are found in the cache under the app's own hashes of keys", async () => {
  const queryKeyHashFn = (key: readonly unknown[]): string => `own ${hashKey(key)}`
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryKeyHashFn } } })
  const onEvent = vi.fn()
  const box = startEngine({ onEvent }, { queryClient })
  for (const text of ['a', 'ab']) {
    await box.type(text)
    await box.answer(text)
  }
  await box.type('a')
  expect([box.lines(), box.state().status]).toEqual([['Row of a'], 'ready'])
  const requests = onEvent.mock.calls.filter(([{ type }]) => type === 'request')
  expect(requests.map(([{ query }]) => query)).toEqual(['a', 'ab'])
})

test('a text that is answered by another request before it is due shows the rows of that', async () => {
  const queryClient = new QueryClient()
  const box = startEngine({ requests: { debounce: 200 } }, { queryClient })
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
  startEngine({}, { queryClient }).engine.update()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
