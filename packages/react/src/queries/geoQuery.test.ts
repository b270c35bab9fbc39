import { createConnection } from '@signpost/client'
import { afterEach, expect, test, vi } from 'vitest'
import { reverseGeocodeQuery } from './reverseGeocodeQuery.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const coordinate = { latitude: -34.9, longitude: -56.2 }

/** Sends a request twice, and returns the lines of the console. */
async function linesOf(fetch: typeof globalThis.fetch): Promise<readonly unknown[][]> {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const connection = createConnection({ baseUrl: 'https://geo.example', apiKey: 'se-cret', fetch })
  const { queryFn, queryKey } = reverseGeocodeQuery(connection, { coordinate })
  for (let times = 0; times < 2; times++) {
    const { signal } = new AbortController()
    // biome-ignore lint/suspicious/noExplicitAny: a query function is given more than ours reads.
    await expect(queryFn({ signal, queryKey } as any)).rejects.toThrow()
  }
  return log.mock.calls
}

const answering = (status: number) => async () => Response.json({}, { status })

test('logs the message of a failed request once, without the API key', async () => {
  const lines = await linesOf(answering(403))
  expect(lines).toEqual([
    [
      'Signpost: reverseGeocode: the service refused the API key. Check it and its restrictions (403).',
    ],
  ])
})

test('for a doubled /geo/v2 and a refused origin the message says what to check', async () => {
  expect((await linesOf(answering(404))).join()).toContain('Check `baseUrl`, which ends before')
  vi.restoreAllMocks()
  const refuse = () => Promise.reject(new TypeError('Failed to fetch'))
  expect((await linesOf(refuse)).join()).toContain('CORS')
})

test('an exception in a function of the app is logged with its message', async () => {
  const cause = new ReferenceError('token is not defined')
  const [line] = await linesOf(() => Promise.reject(cause))
  expect(line).toEqual(['Signpost: reverseGeocode: `fetch` failed.', cause])
})

test('logs nothing for an aborted request, and nothing in production', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const connection = createConnection({ baseUrl: 'https://geo.example', fetch: answering(429) })
  const { queryFn, queryKey } = reverseGeocodeQuery(connection, { coordinate })
  // biome-ignore lint/suspicious/noExplicitAny: a query function is given more than ours reads.
  const ask = (signal: AbortSignal) => queryFn({ signal, queryKey } as any)
  await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' })
  vi.stubEnv('NODE_ENV', 'production')
  await expect(ask(new AbortController().signal)).rejects.toMatchObject({ kind: 'limit' })
  expect(log).not.toHaveBeenCalled()
})
