import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '../routes/openapi/openApiDocument.ts'
import { goodQueries } from '../testing/ask.ts'
import { createAnswerCheck } from '../testing/createAnswerCheck.ts'
import { sendRaw } from '../testing/sockets.ts'
import {
  here,
  SMALL_KEY,
  type SmallService,
  startSmallService,
} from '../testing/startSmallService.ts'

let service: SmallService

beforeAll(async () => {
  service = await startSmallService()
})
afterAll(() => service.end())

const document = openApiDocument('')
const check = createAnswerCheck(document)
const operations = Object.keys(document.paths).filter((path) => path.startsWith('/geo/'))

/** A handwritten request on its own connection. */
async function send(
  url: string,
  headers = '',
  method = 'GET',
): Promise<{ status: number; head: string; body: string }> {
  const request = `${method} ${url} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`
  const answer = await sendRaw(service.port, request)
  const end = answer.indexOf('\r\n\r\n')
  return {
    status: Number(answer.slice(9, 12)),
    head: answer.slice(0, end),
    body: answer.slice(end + 4),
  }
}

const errorOf = (code: string): object => ({
  error: expect.objectContaining({ code, message: expect.stringMatching(/^[A-Z].*\.$/) }),
})

describe('a request that is too large or invalid', () => {
  const path = '/geo/v2/suggestions/json'
  const many = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&')
  const cases: [name: string, status: number, code: string, url: string, headers?: string][] = [
    ['Long URL', 414, 'uri_too_long', `${path}?query=${'a'.repeat(20_000)}`],
    ['header flood', 431, 'headers_too_large', path, `X-A: ${'a'.repeat(100_000)}\r\n`],
    ['many headers', 431, 'headers_too_large', path, 'X-A: aaaaaaaaaaaaaaaa\r\n'.repeat(5000)],
    ['bad percent-encoding in the path', 400, 'bad_request', '/geo/%zz/suggestions/json'],
    ['bad percent-encoding', 400, 'bad_request', `${path}?api_key=${SMALL_KEY}&query=%zz`],
    [
      'percent-encoding that is no UTF-8',
      400,
      'bad_request',
      `${path}?api_key=${SMALL_KEY}&query=%ff`,
    ],
    ['NUL', 400, 'bad_request', `${path}?api_key=${SMALL_KEY}&query=a%00b`],
    ['NUL in the path', 400, 'bad_request', '/%00'],
    ['repeated parameters', 400, 'bad_request', `${path}?api_key=${SMALL_KEY}&query=a&query=a`],
    ['2,000 parameters', 400, 'bad_request', `${path}?api_key=${SMALL_KEY}&${many}`],
    ['bytes that are no HTTP header', 400, 'bad_request', path, 'no header\r\n'],
  ]

  it.each(cases)('%s: %i', async (_, status, code, url, headers) => {
    const answer = await send(url, headers)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toEqual(errorOf(code))
    expect(answer.head).toMatch(/^content-type: application\/json$/im)
    expect(answer.head).toMatch(/^x-content-type-options: nosniff$/im)
    expect(answer.head).toMatch(/^cache-control: no-store$/im)
    expect(answer.head).toMatch(/^access-control-allow-origin: \*$/im)
  })

  it('a URL longer than what Node reads at once: 414 or 431', async () => {
    const { status, body } = await send(`${path}?query=${'a'.repeat(200_000)}`)
    expect([414, 431]).toContain(status)
    expect(JSON.parse(body)).toHaveProperty('error.code')
  })

  it('an invalid Host: 400 like any other error', async () => {
    const answer = await sendRaw(
      service.port,
      'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/^x-content-type-options: nosniff$/im)
    expect(answer).toMatch(/^cache-control: no-store$/im)
    expect(answer).toMatch(/^vary: Origin/im)
  })

  it('bytes that are no request: 400', async () => {
    const answer = await sendRaw(
      service.port,
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  })
})

describe('methods and paths', () => {
  it.each([...operations, '/healthz', '/style.json', '/openapi.json'])(
    'other methods on %s: 405 with Allow',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
        const { status, head, body } = await send(path, '', method)
        expect([method, status]).toEqual([method, 405])
        expect(head).toMatch(/^allow: GET, HEAD, OPTIONS$/im)
        expect(JSON.parse(body)).toEqual(errorOf('method_not_allowed'))
      }
    },
  )

  it.each(['/', '/geo/v2/nothing/json', '/geo/v2/search', '/..%2f..%2fetc/passwd', '//x/y'])(
    'unknown path %s: 404 in JSON',
    async (path) => {
      const { status, body } = await send(path)
      expect([status, JSON.parse(body)]).toEqual([404, errorOf('not_found')])
    },
  )

  it.each(operations)('HEAD %s: like GET, without a body', async (path) => {
    const url = service.urlOf(path, goodQueries[path])
    const [head, get] = await Promise.all([fetch(url, { method: 'HEAD' }), fetch(url)])
    expect(head.status).toBe(get.status)
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(await head.text()).toBe('')
  })

  it.each(operations)('OPTIONS %s: answers CORS', async (path) => {
    const headers = 'Origin: https://a.example\r\nAccess-Control-Request-Method: GET\r\n'
    const { status, head, body } = await send(path, headers, 'OPTIONS')
    expect([status, body]).toEqual([204, ''])
    expect(head).toMatch(/^access-control-allow-origin: \*$/im)
    expect(head).toMatch(/^access-control-allow-methods: GET, HEAD, OPTIONS$/im)
  })

  it.each(operations)('GET %s: answers as documented', async (path) => {
    const response = await fetch(service.urlOf(path, goodQueries[path]))
    expect(response.headers.get('vary')).toContain('Origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
    expect([200, 204, 501]).toContain(response.status)
    expect(await check(path, response)).toEqual([])
  })
})

describe('api_key', () => {
  it.each(operations)('missing, empty, repeated, wrong: the same 401 on %s', async (path) => {
    const queries = [
      '',
      '?api_key',
      '?api_key=',
      '?api_key=wr0ng',
      `?api_key=${SMALL_KEY}&api_key=${SMALL_KEY}`,
    ]
    const answers = await Promise.all(queries.map((query) => send(path + query)))
    const withoutIds = answers.map(({ head, body }) =>
      `${head}\n${body}`.replace(/^(?:x-request-id|date): .*$/gim, ''),
    )
    expect(new Set(withoutIds).size).toBe(1)
    expect(withoutIds[0]).toMatch(/^HTTP\/1\.1 401 /)
    expect(withoutIds[0]).toMatch(/^vary: .*Origin/im)
    expect(withoutIds[0]).toContain('"code":"unauthorized"')
  })

  it('never logged or echoed', async () => {
    const urls = [
      service.urlOf('/geo/v2/suggestions/json', { search_center: here, query: SMALL_KEY }),
      service.urlOf('/geo/v2/suggestions/json', { search_center: SMALL_KEY, query: 'x' }),
      service.urlOf('/geo/v2/search/json', {
        search_center: here,
        query: 'x',
        type: SMALL_KEY,
      }),
      service.urlOf('/geo/v2/brand_list/json', { country: SMALL_KEY }),
      service.urlOf(`/${SMALL_KEY}`, {}),
    ]
    for (const url of urls) {
      const response = await fetch(url)
      const { headers } = response
      expect(JSON.stringify([await response.text(), ...headers])).not.toContain(SMALL_KEY)
    }
    // The log line of a request is written before its answer.
    expect(service.output()).toContain('"route":"/geo/v2/brand_list/json"')
    expect(service.output()).not.toContain(SMALL_KEY)
    // Its first lines show a search around the center of the region.
    const log = service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(log.join('\n')).not.toMatch(/wr0ng|canelones|34\.906/)
  })
})
