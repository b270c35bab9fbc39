import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApiDocument } from '../routes/openapi/openApiDocument.ts'
import { createAnswerCheck } from '../testing/createAnswerCheck.ts'
import { sendRaw } from '../testing/sendRaw.ts'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 })

const KEY = 'k-5eCr3t'
let data: SmallData
let service: ServiceProcess

beforeAll(async () => {
  data = await smallData()
  const keys = { keys: [{ name: 'test', key: KEY, rate: 1e6, burst: 1e6 }] }
  service = await startProcess(['serve', '--data', data.folder, '--port', '0'], {
    SIGNPOST_KEYS: JSON.stringify(keys),
  })
})
afterAll(async () => {
  await service.kill()
  await data.remove()
})

const document = openApiDocument('')
const check = createAnswerCheck(document)
const operations = Object.keys(document.paths).filter((path) => path.startsWith('/geo/'))
const here = '-34.9061,-56.191'
const good: Readonly<Record<string, Record<string, string>>> = {
  '/geo/v2/suggestions/json': { search_center: here, query: 'canelones' },
  '/geo/v2/search/json': { search_center: here, query: 'canelones 1203' },
  '/geo/v2/reversegeocode/json': { coordinate: here },
  '/geo/v2/brand_list/json': { country: 'URY' },
  '/geo/v2/category_list/json': {},
  '/geo/v2/directions/json': { origin: here, destination: '-34.9062,-56.1911' },
}

function addressOf(path: string, query: Record<string, string>): string {
  return `${service.address}${path}?${new URLSearchParams({ api_key: KEY, ...query })}`
}

/** A request on a connection of its own, written by hand. */
async function send(
  address: string,
  headers = '',
  method = 'GET',
): Promise<{ status: number; head: string; body: string }> {
  const request = `${method} ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`
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

describe('a request that is too much or cannot be read', () => {
  const path = '/geo/v2/suggestions/json'
  const many = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&')
  const cases: [name: string, status: number, code: string, address: string, headers?: string][] = [
    ['Long URL', 414, 'uri_too_long', `${path}?query=${'a'.repeat(20_000)}`],
    ['header flood', 431, 'headers_too_large', path, `X-A: ${'a'.repeat(100_000)}\r\n`],
    ['many headers', 431, 'headers_too_large', path, 'X-A: aaaaaaaaaaaaaaaa\r\n'.repeat(5000)],
    ['bad percent-encoding in the path', 400, 'bad_request', '/geo/%zz/suggestions/json'],
    ['bad percent-encoding', 400, 'bad_request', `${path}?api_key=${KEY}&query=%zz`],
    ['percent-encoding that is no UTF-8', 400, 'bad_request', `${path}?api_key=${KEY}&query=%ff`],
    ['NUL', 400, 'bad_request', `${path}?api_key=${KEY}&query=a%00b`],
    ['NUL in the path', 400, 'bad_request', '/%00'],
    ['repeated parameters', 400, 'bad_request', `${path}?api_key=${KEY}&query=a&query=a`],
    ['2,000 parameters', 400, 'bad_request', `${path}?api_key=${KEY}&${many}`],
    ['bytes that are no HTTP header', 400, 'bad_request', path, 'no header\r\n'],
  ]

  it.each(cases)('%s: %i', async (_, status, code, address, headers) => {
    const answer = await send(address, headers)
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

  it('no request at all: 400', async () => {
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
    const address = addressOf(path, good[path] ?? {})
    const [head, get] = await Promise.all([fetch(address, { method: 'HEAD' }), fetch(address)])
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
    const response = await fetch(addressOf(path, good[path] ?? {}))
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
      `?api_key=${KEY}&api_key=${KEY}`,
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
    const addresses = [
      addressOf('/geo/v2/suggestions/json', { search_center: here, query: KEY }),
      addressOf('/geo/v2/suggestions/json', { search_center: KEY, query: 'x' }),
      addressOf('/geo/v2/search/json', { search_center: here, query: 'x', type: KEY }),
      addressOf('/geo/v2/brand_list/json', { country: KEY }),
      addressOf(`/${KEY}`, {}),
    ]
    for (const address of addresses) {
      const response = await fetch(address)
      const { headers } = response
      expect(JSON.stringify([await response.text(), ...headers])).not.toContain(KEY)
    }
    // The log line of a request is written before its answer.
    expect(service.output()).toContain('"route":"/geo/v2/brand_list/json"')
    expect(service.output()).not.toContain(KEY)
    expect(service.output()).not.toMatch(/wr0ng|canelones|34\.906/)
  })
})

describe('coordinates', () => {
  const path = '/geo/v2/reversegeocode/json'

  it.each(['90,180', '-90,-180', '90,-180', '0,0', '-34.9061,-56.191', ' -34.9 , -56.1 '])(
    '%j is good',
    async (coordinate) => {
      expect([200, 204]).toContain((await fetch(addressOf(path, { coordinate }))).status)
    },
  )

  it.each([
    ...['90.0000001,0', '0,180.0000001', 'NaN,0', '0,Infinity', '1e999,0', '0x10,0', '1,5,2,5'],
    ...['1,2,3', '', `${'1'.repeat(400)},0`, '1;2', '\u0661,\u0662'],
  ])('%j: 400', async (coordinate) => {
    const response = await fetch(addressOf(path, { coordinate }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { parameter: 'coordinate' } })
  })
})

describe('every enumerated and numeric parameter', () => {
  const places = ['', 'x', '0', '51', '-1', '1.5', '1e1', '0x1', 'NaN', ' ', '99999999999']
  const words = ['', 'x', 'CAR', 'car ', '__proto__', 'constructor']
  const tables: [path: string, parameter: string, bad: string[]][] = [
    ['/geo/v2/suggestions/json', 'iterator_length', places],
    ['/geo/v2/suggestions/json', 'search_center', ['', 'x', '91,0', '0,181']],
    ['/geo/v2/suggestions/json', 'user_position', ['', 'x', '91,0', '0,181']],
    ['/geo/v2/suggestions/json', 'iterator_status', ['', 'x', 'MToxMDp4', 'a'.repeat(9000)]],
    ['/geo/v2/suggestions/json', 'query', ['', ' ', '\n', 'x'.repeat(10_000)]],
    ['/geo/v2/search/json', 'iterator_length', places],
    ['/geo/v2/search/json', 'type', ['x', 'address', 'ADDRESS-ONLY', ' ']],
    ['/geo/v2/search/json', 'search_filter', ['', 'x', '%', 'a'.repeat(500)]],
    ['/geo/v2/brand_list/json', 'country', ['', 'UY', 'XXX', 'URYX', '858']],
    ['/geo/v2/brand_list/json', 'brand_rank_min', ['', '0', '6', 'x', '1.5']],
    ['/geo/v2/brand_list/json', 'brand_rank_max', ['', '0', '6', 'x', '-1']],
    ['/geo/v2/category_list/json', 'language', ['', 'x', 'pt', 'en-GB', 'english']],
    ['/geo/v2/directions/json', 'vehicle', [...words, 'plane', 'car,truck']],
    ['/geo/v2/directions/json', 'optimize', [...words, 'best']],
    ['/geo/v2/directions/json', 'avoid', [...words, 'toll,', 'none,toll', 'TOLL']],
    ['/geo/v2/directions/json', 'origin', ['', '91,0']],
    ['/geo/v2/directions/json', 'destination', ['', '0,181']],
  ]

  it.each(tables)('%s %s: each bad value is a 400 that names it', async (path, parameter, bad) => {
    for (const value of bad) {
      const response = await fetch(addressOf(path, { ...good[path], [parameter]: value }))
      const body = await response.json()
      expect({ value, status: response.status, body }).toMatchObject({
        status: 400,
        body: { error: { parameter } },
      })
    }
  })
})

describe('hostile queries', () => {
  const marks = '\u0301'.repeat(200)
  const hostile = [
    ...[
      '🚏',
      '👨‍👩‍👧‍👦',
      '   x   ',
      '"',
      "'",
      '""""',
      "it's",
      '*',
      'a*',
      '%',
      '_',
      '?',
      '(',
      ')',
      'a OR b',
      'NOT a',
    ],
    ...[
      'NEAR(a b)',
      'name:x',
      '^a',
      '-a',
      '+',
      '{}',
      '[a]',
      '\\',
      '/',
      '//',
      "'; DROP TABLE doc; --",
    ],
    ...['a AND', 'a "b', '\u0001\u0002a', '\u202Eabc', '\uFEFFa', '\uD83D', `a${marks}`, 'ﷺﷺﷺﷺ'],
    ...['İstanbul', 'ISTANBUL', 'ıstanbul', 'straße', 'STRASSE', 'ß', 'ß ß ß', 'Ǆ', 'ﬀ', '١٢٣'],
    ...[
      'x'.repeat(300),
      '1'.repeat(300),
      'a '.repeat(150),
      'é'.repeat(300),
      '\u{1F468}'.repeat(150),
    ],
    ...[
      '$' + '{jndi:ldap://x}',
      '<script>alert(1)</script>',
      '../../etc/passwd',
      'null',
      'undefined',
    ],
  ]

  it.each(hostile)('%j: never 500', async (query) => {
    const status = async (path: string, more: Record<string, string> = {}): Promise<number> =>
      (await fetch(addressOf(path, { search_center: here, query, ...more }))).status
    const statuses = [
      await status('/geo/v2/suggestions/json'),
      await status('/geo/v2/search/json'),
      await status('/geo/v2/search/json', { type: 'address-only' }),
    ]
    for (const found of statuses) expect([200, 204, 400]).toContain(found)
  })

  it('NFC and NFD alike, ß and ss, Turkish İ', async () => {
    const linesOf = async (query: string): Promise<string> => {
      const address = addressOf('/geo/v2/suggestions/json', { search_center: here, query })
      return JSON.stringify(
        ((await (await fetch(address)).json()) as { suggests: object[] }).suggests,
      )
    }
    for (const [one, other] of [
      ['Farma\u0301cia', 'Farm\u00e1cia'],
      ['canelones', 'CANELONES'],
      ['canelones', 'c\u0227nelones'],
      ['messe', 'me\u00dfe'],
      ['pizza', 'P\u0130ZZA'],
    ] as const) {
      expect(await linesOf(one)).toBe(await linesOf(other))
    }
  })
})
