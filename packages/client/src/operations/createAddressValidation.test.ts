import { expect, test, vi } from 'vitest'
import { createAddressValidation } from './createAddressValidation.ts'

const typed = { 'address-line1': '1 Main St', 'postal-code': '94043', country: 'US' }

/** A validation function whose handler gives this answer, and the requests that were sent. */
function answered(answer: () => Promise<Response>, timeout = 10_000) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  const issues: unknown[] = []
  const validate = createAddressValidation({
    url: '/validate',
    fetch,
    timeout,
    onIssue: (issue) => issues.push(issue),
  })
  const { signal } = new AbortController()
  return { fetch, issues, validate: () => validate(typed, { signal, language: 'de' }) }
}
const json = (body: unknown, init?: ResponseInit) => answered(async () => Response.json(body, init))

test('posts the values and the language to the handler', async () => {
  const { fetch, validate } = json({ status: 'deliverable' })
  expect(await validate()).toMatchObject({ status: 'deliverable' })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/validate')
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(String(init?.body))).toEqual({ values: typed, language: 'de' })
})

test('reads a verdict, and drops unknown parts', async () => {
  const { issues, validate } = json({
    status: 'incomplete',
    values: { 'address-line1': ' 1 Main St ', 'postal-code': 94043, country: 'us', name: 'Ann' },
    doubtful: ['postal-code', 'address-line2', 'name', 7],
    score: 1,
  })
  expect(await validate()).toEqual({
    status: 'incomplete',
    values: { 'address-line1': '1 Main St', 'postal-code': '94043', country: 'US' },
    doubtful: ['address-line2', 'postal-code'],
  })
  expect(issues).toEqual([])
})

test('reports unreadable parts, and uses the others', async () => {
  const { issues, validate } = json({
    status: 'unknown',
    values: { 'address-line1': ['1 Main St'], country: 'Texas', 'address-level2': 'Austin' },
    doubtful: 'all',
  })
  expect(await validate()).toEqual({
    status: 'unknown',
    values: { 'address-level2': 'Austin' },
    doubtful: [],
  })
  expect(issues).toMatchObject([
    { operation: 'validateAddress', path: 'doubtful' },
    { path: 'values.address-line1' },
    { path: 'values.country' },
  ])
})

test.each([
  ['HTML', async () => new Response('<!doctype html>')],
  ['an empty answer', async () => new Response(null, { status: 204 })],
  ['a list', async () => Response.json([])],
  ['another status', async () => Response.json({ status: 'fine' })],
  ['no status', async () => Response.json({ values: {} })],
])('refuses %s as a verdict', async (_, answer) => {
  await expect(answered(answer).validate()).rejects.toMatchObject({
    name: 'GeoError',
    kind: 'decode',
    operation: 'validateAddress',
    retryable: false,
  })
})

test.each([
  [400, 'request', false],
  [403, 'key', false],
  [404, 'not-found', false],
  [429, 'limit', true],
  [501, 'service', false],
  [502, 'service', true],
  [504, 'service', true],
])('the status %i is an error of kind %s', async (status, kind, retryable) => {
  const error = { code: 'provider_failed', message: 'Post failed.' }
  const { validate } = json({ error }, { status, headers: { 'Retry-After': '7' } })
  const thrown = validate()
  await expect(thrown).rejects.toMatchObject({
    kind,
    status,
    retryable,
    retryAfter: 7,
    code: 'provider_failed',
  })
  await expect(thrown).rejects.toThrow(`the handler answered with ${status}. Post failed.`)
})

test('an error without a body that can be read has no code', async () => {
  const { validate } = answered(async () => new Response('<p>Oh no', { status: 500 }))
  await expect(validate()).rejects.toMatchObject({ kind: 'service', code: undefined })
})

test('a missing answer is a network error, without the reason, which may name an address', async () => {
  const { validate } = answered(() => Promise.reject(new TypeError('no 1 Main St')))
  const thrown = validate()
  await expect(thrown).rejects.toMatchObject({ kind: 'network', retryable: true })
  await expect(thrown).rejects.not.toThrow('Main')
})

test('a late answer is a timeout', async () => {
  const { validate } = answered(() => new Promise(() => {}), 5)
  await expect(validate()).rejects.toMatchObject({ kind: 'timeout' })
})

test('aborts the request with its own signal', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}))
  const validate = createAddressValidation({ url: 'https://app.example/validate', fetch })
  const controller = new AbortController()
  const asked = validate(typed, { signal: controller.signal, language: 'en' })
  controller.abort()
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

test('uses the global fetch at the time of the call', async () => {
  const validate = createAddressValidation({ url: '/validate' })
  vi.stubGlobal('fetch', async () => Response.json({ status: 'unknown' }))
  const { signal } = new AbortController()
  expect(await validate(typed, { signal, language: 'en' })).toMatchObject({ status: 'unknown' })
  vi.unstubAllGlobals()
})

test.each(['', 'validate', '//elsewhere.example', '/\\elsewhere.example', 'ftp://a', 'https://'])(
  'refuses the URL %j before sending anything',
  (url) => {
    expect(() => createAddressValidation({ url })).toThrow('`url` must be a path')
  },
)
