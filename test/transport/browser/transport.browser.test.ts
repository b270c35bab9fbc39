import { createGeoClient } from '@signpost/client'
import { afterEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { Behavior } from './serverCommands.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    startServer(behavior: Behavior): Promise<string>
    requestsTo(baseUrl: string): Promise<string[]>
    stopServers(): Promise<void>
  }
}

const query = { query: 'é & #', near: { latitude: 0, longitude: 0 } }

afterEach(() => commands.stopServers())

test('works with a service on another origin that allows this one', async () => {
  const baseUrl = await commands.startServer('allows')
  const { suggestions } = await createGeoClient({ baseUrl, apiKey: 'key' }).suggest(query)
  expect(suggestions).toMatchObject([{ line1: 'Found' }])
  // Nothing that would make the browser ask for permission first.
  expect(await commands.requestsTo(baseUrl)).toEqual([
    '/geo/v2/suggestions/json?query=%C3%A9+%26+%23&search_center=0%2C0&api_key=key',
  ])
})

test('no CORS: a network error with a message that says what to do', async () => {
  const baseUrl = await commands.startServer('forbids')
  const failure = createGeoClient({ baseUrl, apiKey: 'key' }).suggest(query)
  await expect(failure).rejects.toMatchObject({
    kind: 'network',
    message: expect.stringContaining('CORS'),
  })
})

test('a redirect to another origin: the API key is not sent there, and the error says what to do', async () => {
  const other = await commands.startServer('allows')
  const baseUrl = await commands.startServer({ redirectsTo: other })
  const failure = createGeoClient({ baseUrl, apiKey: 'key' }).suggest(query)
  await expect(failure).rejects.toMatchObject({
    kind: 'service',
    retryable: false,
    message: expect.stringContaining('`baseUrl`'),
  })
  expect(await commands.requestsTo(other)).toEqual([])
})

test('behind a proxy that has the key, follows redirects', async () => {
  const other = await commands.startServer('allows')
  const baseUrl = await commands.startServer({ redirectsTo: other })
  const { suggestions } = await createGeoClient({ baseUrl }).suggest(query)
  expect(suggestions).toHaveLength(1)
})

test('a server that hangs: the timeout ends the request, or an abort before it', async () => {
  const baseUrl = await commands.startServer('hangs')
  await expect(createGeoClient({ baseUrl, timeout: 50 }).suggest(query)).rejects.toMatchObject({
    kind: 'timeout',
  })
  const controller = new AbortController()
  const failure = createGeoClient({ baseUrl }).suggest(query, controller)
  controller.abort()
  await expect(failure).rejects.toMatchObject({ kind: 'aborted' })
})

test('`baseUrl` may be a path on the page’s own origin', async () => {
  // The server of the test page answers, and knows no such path.
  const failure = createGeoClient({ baseUrl: '/nothing/here' }).suggest(query)
  await expect(failure).rejects.toMatchObject({ kind: 'not-found', status: 404 })
})
