import type { RequestListener, ServerResponse } from 'node:http'
import { createGeoClient } from '@signpost/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureOf, good, query, serving, text } from './serving.ts'

const cuts: [string, (response: ServerResponse) => void][] = [
  ['before the headers', (response) => response.socket?.destroy()],
  [
    'in the middle of the body',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"suggests":[', () => response.socket?.destroy())
    },
  ],
  ['by a reset', (response) => response.socket?.resetAndDestroy()],
]

test.each(cuts)(
  'a connection cut %s is a network error, with no unhandled rejection',
  async (_where, cut) => {
    const unhandled: unknown[] = []
    const listen = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', listen)
    const { client } = await serving((_request, response) => cut(response))
    expect(await failureOf(client.suggest(query))).toMatchObject({
      kind: 'network',
      retryable: true,
    })
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', listen)
    expect(unhandled).toEqual([])
  },
)

test('a missing server is a network error that names what to check', async () => {
  const { client, server } = await serving(text(good))
  await server.close()
  const error = await failureOf(client.suggest(query))
  expect(error.kind).toBe('network')
  expect(error.message).toMatch(/CORS/)
})

const hangs: [string, RequestListener][] = [
  ['hangs before the headers', () => {}],
  ['hangs after the headers', (_request, response) => void response.writeHead(200).flushHeaders()],
  [
    'drips',
    (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    },
  ],
  [
    'drips in an error',
    (_request, response) => {
      response.writeHead(500)
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    },
  ],
]

test.each(hangs)(
  'a server that %s is aborted by one timeout for connection and body',
  async (_how, answer) => {
    const arrived = Promise.withResolvers<void>()
    const closed = Promise.withResolvers<void>()
    const { client } = await serving(
      (request, response) => {
        response.on('close', closed.resolve)
        answer(request, response)
        arrived.resolve()
      },
      { timeout: 80 },
    )
    // A request may time out before it arrives on a busy machine, and the server would not see it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const failure = failureOf(client.suggest(query))
    await arrived.promise
    vi.advanceTimersByTime(80)
    expect(await failure).toMatchObject({
      kind: 'timeout',
      retryable: true,
    })
    await closed.promise
  },
)

test.each(hangs)('can be aborted while the server %s', async (_how, answer) => {
  const arrived = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const { client } = await serving((request, response) => {
    response.on('close', closed.resolve)
    answer(request, response)
    arrived.resolve()
  })
  const controller = new AbortController()
  const failure = failureOf(client.suggest(query, controller))
  await arrived.promise
  controller.abort()
  expect(await failure).toMatchObject({ kind: 'aborted', retryable: false })
  await closed.promise
})

test('sends nothing with an aborted signal', async () => {
  const { client, server } = await serving(text(good))
  const failure = await failureOf(client.suggest(query, { signal: AbortSignal.abort() }))
  expect(failure.kind).toBe('aborted')
  expect(server.requests).toHaveLength(0)
})

test('a transport that cannot abort does not delay the caller', async () => {
  const client = createGeoClient({
    baseUrl: 'https://geo.example',
    timeout: 30,
    fetch: () => new Promise(() => {}),
  })
  expect((await failureOf(client.suggest(query))).kind).toBe('timeout')
  const controller = new AbortController()
  const failure = failureOf(client.suggest(query, controller))
  controller.abort()
  expect((await failure).kind).toBe('aborted')
})

test('leaves no listeners on a long-lived abort signal', async () => {
  const { client } = await serving(text(good))
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  for (let call = 0; call < 3; call++) await client.suggest(query, { signal })
  expect(added).toHaveBeenCalledTimes(3)
  expect(removed).toHaveBeenCalledTimes(3)
})
