import { describe, expect, test } from 'vitest'
import { createFakeClock } from '../fakes/createFakeClock.ts'
import { createGeoFetch } from '../fetch/createGeoFetch.ts'
import { ask } from '../testing/ask.ts'
import type { Scenario } from './Scenario.ts'

const clock = createFakeClock({ now: '2026-11-21T12:00:00Z' })

function answer(scenario: Scenario): Promise<Response> {
  return ask(createGeoFetch({ clock, scenarios: [scenario] }), 'category_list')
}

test.each([
  [400, 'bad_parameter'],
  [401, 'unauthorized'],
  [403, 'origin_not_allowed'],
  [404, 'not_found'],
  [408, 'request_timeout'],
  [429, 'rate_limited'],
  [500, 'internal'],
  [501, 'routing_unavailable'],
  [503, 'busy'],
] as const)('answers %s with the code %s, in JSON', async (status, code) => {
  const response = await answer({ kind: 'error', status })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } })
})

test('answers 502 in HTML', async () => {
  const response = await answer({ kind: 'error', status: 502 })
  expect(response.status).toBe(502)
  expect(response.headers.get('content-type')).toBe('text/html')
  expect(await response.text()).toContain('<h1>')
})

test('an error can name a parameter', async () => {
  const response = await answer({ kind: 'error', status: 400, parameter: 'search_filter' })
  expect(await response.json()).toMatchObject({ error: { parameter: 'search_filter' } })
})

describe('Retry-After', () => {
  test.each([
    [undefined, null],
    [5, '5'],
    [{ dateIn: 30 }, 'Sat, 21 Nov 2026 12:00:30 GMT'],
    [{ dateIn: -3600 }, 'Sat, 21 Nov 2026 11:00:00 GMT'],
    ['99999999999999', '99999999999999'],
    ['soon', 'soon'],
  ])('sends %j as %j', async (retryAfter, header) => {
    const status = header === '5' ? 429 : 503
    const response = await answer({
      kind: 'error',
      status,
      ...(retryAfter !== undefined && { retryAfter }),
    })
    expect(response.headers.get('retry-after')).toBe(header)
  })
})

test('echo-key: the body repeats the API key', async () => {
  const response = await answer({ kind: 'echo-key' })
  expect(response.status).toBe(400)
  const { error } = await response.json()
  expect(error).toEqual({
    code: 'secret-key',
    message: expect.stringContaining('api_key=secret-key'),
    parameter: 'secret-key',
  })
  expect((await answer({ kind: 'echo-key', status: 500 })).status).toBe(500)
})

test('no-content: 204 without a body', async () => {
  const response = await answer({ kind: 'no-content' })
  expect(response.status).toBe(204)
  expect(response.body).toBeNull()
})
