import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Reply,
  reply,
  type ScriptedService,
  scriptedService,
  secretKey,
  silence,
  suggests,
} from '../../test/scriptedService.ts'
import { suggestionsQuery } from './suggestionsQuery.ts'

const seconds = 1000
const now = Date.parse('2026-11-21T12:00:00Z')
const near = { latitude: -34.9, longitude: -56.16 }

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('window', {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function observe(service: ScriptedService, queryClient = new QueryClient()) {
  const observer = new QueryObserver(
    queryClient,
    suggestionsQuery(service.connection, { query: 'teatro', near }),
  )
  const stop = observer.subscribe(() => {})
  return { observer, stop, queryClient }
}

/** Sends a request and waits for all retries; returns the time of each request, and the outcome. */
async function ask(...replies: [Reply, ...Reply[]]) {
  const service = scriptedService(replies)
  const { observer, stop } = observe(service)
  await vi.advanceTimersByTimeAsync(600 * seconds)
  stop()
  return {
    times: service.sent.map(({ time }) => Math.round(time / seconds)),
    ...observer.getCurrentResult(),
  }
}

test.each([
  [400, 'request'],
  [401, 'key'],
  [403, 'key'],
  [404, 'not-found'],
])('%i: a typed error, no retry, no API key in it', async (status, kind) => {
  const echo = reply({ error: { code: secretKey, message: secretKey } }, { status })
  const { times, error, data } = await ask(echo)
  expect(times).toEqual([0])
  expect(error).toMatchObject({ kind, operation: 'suggest' })
  expect(data).toBeUndefined()
  expect(JSON.stringify([error, error?.message, error?.stack, error?.cause])).not.toContain(
    secretKey,
  )
})

test.each([429, 503])('%i with Retry-After in seconds: waits that long', async (status) => {
  const { times, error } = await ask(reply('', { status, headers: { 'retry-after': '5' } }))
  expect(times).toEqual([0, 5, 10])
  expect(error).toMatchObject({ status, retryAfter: 5 })
})

test('429 with Retry-After as a date: waits until then', async () => {
  const date = new Date(now + 7 * seconds).toUTCString()
  const busy = reply('', { status: 429, headers: { 'retry-after': date } })
  expect((await ask(busy, suggests('Teatro Solís'))).times).toEqual([0, 7])
})

test('429 with Retry-After in the past: waits as without it, attempts are bounded', async () => {
  const date = new Date(now - 3600 * seconds).toUTCString()
  const { times } = await ask(reply('', { status: 429, headers: { 'retry-after': date } }))
  expect(times).toEqual([0, 1, 3])
})

test.each([429, 503])(
  '%i with a Retry-After of more than ten seconds: an error at once, and no request until a refetch',
  async (status) => {
    for (const asked of ['11', '999999', '1e9']) {
      const busy = reply('', { status, headers: { 'retry-after': asked } })
      const { times, error } = await ask(busy)
      expect(times).toEqual([0])
      expect(error).toMatchObject({ status, retryAfter: Math.min(Number(asked), 1_209_600) })
    }
  },
)

test('waits for a Retry-After of ten seconds, attempts are bounded', async () => {
  const { times } = await ask(reply('', { status: 503, headers: { 'retry-after': '10' } }))
  expect(times).toEqual([0, 10, 20])
})

test.each([
  ['500 with JSON', reply({ error: { code: 'broken' } }, { status: 500 })],
  ['502 with HTML', reply('<h1>Bad gateway</h1>', { status: 502 })],
  ['429 without Retry-After', reply('', { status: 429 })],
])('%s: bounded retry, then an error', async (_, failing) => {
  const { times, status, failureCount } = await ask(failing)
  expect(times).toEqual([0, 1, 3])
  expect(status).toBe('error')
  expect(failureCount).toBe(3)
})

test('501 (not implemented): no retry', async () => {
  expect((await ask(reply('', { status: 501 }))).times).toEqual([0])
})

test('a failure that a retry mends is not shown', async () => {
  const { times, data, error } = await ask(reply('', { status: 503 }), suggests('Teatro Solís'))
  expect(times).toEqual([0, 1])
  expect(data?.suggestions[0]?.line1).toBe('Teatro Solís')
  expect(error).toBeNull()
})

test.each([
  ['HTML', '<!doctype html>'],
  ['an empty body', ''],
  ['NaN', 'NaN'],
  ['truncated JSON', '{"suggests":['],
  ['null', 'null'],
  ['an array', '[]'],
  ['a string', '"none"'],
  ['{"error":"over quota"}', '{"error":"over quota"}'],
])(
  '200 with %s: a decode error, not retried, never "no results", never cached',
  async (_, body) => {
    const service = scriptedService([reply(body), suggests('Teatro Solís')])
    const { observer, stop, queryClient } = observe(service)
    await vi.advanceTimersByTimeAsync(60 * seconds)
    expect(service.sent).toHaveLength(1)
    expect(observer.getCurrentResult()).toMatchObject({
      data: undefined,
      error: { kind: 'decode' },
    })
    stop()
    const again = observe(service, queryClient)
    await vi.advanceTimersByTimeAsync(0)
    expect(again.observer.getCurrentResult().data?.suggestions).toHaveLength(1)
    again.stop()
  },
)

test('a cut connection: a network error after bounded retry, no unhandled rejection', async () => {
  const { times, error } = await ask(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(times).toEqual([0, 1, 3])
  expect(error).toMatchObject({ kind: 'network' })
})

test('a server that hangs: one deadline for each of three attempts, each request aborted', async () => {
  const service = scriptedService([silence])
  const { observer, stop } = observe(service)
  await vi.advanceTimersByTimeAsync(60 * seconds)
  expect(service.sent.map(({ time }) => Math.round(time / seconds))).toEqual([0, 11, 23])
  expect(service.sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  expect(observer.getCurrentResult().error).toMatchObject({ kind: 'timeout' })
  stop()
})

test('204: an empty list, not retried', async () => {
  const { times, status, data } = await ask(reply('', { status: 204 }))
  expect(times).toEqual([0])
  expect(status).toBe('success')
  expect(data).toEqual({ suggestions: [] })
})

test('a query that is canceled while it waits to retry sends nothing more', async () => {
  const service = scriptedService([reply('', { status: 503 })])
  const { stop, observer } = observe(service)
  await vi.advanceTimersByTimeAsync(0.5 * seconds)
  stop()
  await vi.advanceTimersByTimeAsync(60 * seconds)
  expect(service.sent).toHaveLength(1)
  expect(observer.getCurrentQuery().state).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
})

test('a query that is canceled during its request aborts it silently', async () => {
  const service = scriptedService([silence])
  const { stop, observer } = observe(service)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(60 * seconds)
  expect(service.sent.map(({ signal }) => signal.aborted)).toEqual([true])
  expect(observer.getCurrentQuery().state).toMatchObject({ error: null, fetchStatus: 'idle' })
})

test('a tab that sleeps for an hour does not send a burst of requests', async () => {
  const service = scriptedService([suggests('Teatro Solís')])
  const { stop } = observe(service)
  await vi.advanceTimersByTimeAsync(3600 * seconds)
  expect(service.sent).toHaveLength(1)
  stop()
})

test('nothing is retried on a server, where the page would wait for it', async () => {
  vi.unstubAllGlobals()
  expect((await ask(reply('', { status: 503 }))).times).toEqual([0])
})
