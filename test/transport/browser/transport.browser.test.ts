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
  // The request has nothing that requires a preflight request.
  expect(await commands.requestsTo(baseUrl)).toEqual([
    '/geo/v2/suggestions/json?query=%C3%A9+%26+%23&search_center=0%2C0&api_key=key',
  ])
})

test('a missing CORS header is a network error with a remedy', async () => {
  const baseUrl = await commands.startServer('forbids')
  const failure = createGeoClient({ baseUrl, apiKey: 'key' }).suggest(query)
  await expect(failure).rejects.toMatchObject({
    kind: 'network',
    message: expect.stringContaining('CORS'),
  })
})

test('does not send the API key to a redirect on another origin, and the error names the remedy', async () => {
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

test('follows redirects behind a proxy that has the key', async () => {
  const other = await commands.startServer('allows')
  const baseUrl = await commands.startServer({ redirectsTo: other })
  const { suggestions } = await createGeoClient({ baseUrl }).suggest(query)
  expect(suggestions).toHaveLength(1)
})

test('the timeout or an earlier abort ends a hanging request', async () => {
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
  // The server of the test page answers, without this path.
  const failure = createGeoClient({ baseUrl: '/nothing/here' }).suggest(query)
  await expect(failure).rejects.toMatchObject({ kind: 'not-found', status: 404 })
})
