import { Validator } from '@seriousme/openapi-schema-validator'
import { type AppEnv, demoKey, KeyRing } from '@signpost/server'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreBusy } from '../../engine/StoreBusy.ts'
import { writeSearchFilter } from '../../http/searchFilter.ts'
import { createAnswerCheck } from '../../testing/createAnswerCheck.ts'
import { createMemoryStore } from '../../testing/createMemoryStore.ts'
import { createTestApp } from '../../testing/createTestApp.ts'
import { type OpenDemo, openDemo } from '../../testing/openDemo.ts'
import { records } from '../../testing/records.ts'
import { openApiDocument } from './openApiDocument.ts'

// The data of the demo may have to be built first.

const document = openApiDocument('https://geo.example')
const check = createAnswerCheck(document)
const solis = '-34.9077,-56.2012'

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('describes exactly the paths that are served', () => {
    const served = createTestApp()
      .routes.filter(({ method, path }) => method === 'GET' && path !== '/*')
      .map(({ path }) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}'))
    const described = Object.keys(document.paths).map((path) => path.replace('{y}.mvt', '{y}'))
    expect(new Set(served)).toEqual(new Set(described))
  })

  it('states the conventions for closed days and for no avoidances', () => {
    const text = JSON.stringify(document)
    expect(text).toContain('A day with no `hours` is closed; a day that is missing is unknown.')
    expect(text).toMatch(/`unpaved`, `ferry`; or `none` alone\./)
  })

  it('requires only existing fields, and refers only to existing schemas', () => {
    const text = JSON.stringify(document)
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name)
    }
    for (const { properties, required = [] } of Object.values(document.components.schemas)) {
      expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining([...required]))
    }
  })

  it('is served with the URL of the service, and an ETag', async () => {
    const app = createTestApp({}, { publicUrl: 'https://geo.example', basePath: '/places' })
    const response = await app.request('/places/openapi.json')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^(W\/)?".+"$/)
    const again = await app.request('/places/openapi.json', {
      headers: { 'If-None-Match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

/** Requests a path of the document and checks the answer against the document. */
async function faultsOf(
  app: Hono<AppEnv>,
  path: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; faults: string[] }> {
  const isOperation = path.startsWith('/geo/')
  const parameters = new URLSearchParams({ ...(isOperation && { api_key: 'demo' }), ...query })
  const response = await app.request(`${path}?${parameters}`, { headers })
  return { status: response.status, faults: await check(path, response) }
}

const operation = (name: string): string => `/geo/v2/${name}/json`
const good: [name: string, query: Record<string, string>][] = [
  ['suggestions', { search_center: solis, query: 'te' }],
  ['suggestions', { search_center: solis, query: 'ancap', user_position: solis }],
  ['suggestions', { search_center: solis, query: 'montevideo', iterator_length: '50' }],
  ['suggestions', { search_center: solis, query: 'xqzwv' }],
  ['search', { search_center: solis, query: 'teatro solis' }],
  ['search', { search_center: solis, query: 'avenida 18 de julio 1234', type: 'address-only' }],
  ['search', { search_center: solis, search_filter: writeSearchFilter('country:URY') }],
  ['reversegeocode', { coordinate: solis }],
  ['brand_list', { country: 'URY' }],
  ['brand_list', { country: 'TCD' }],
  ['category_list', {}],
  ['category_list', { language: 'es' }],
]
const empty: typeof good = [
  ['search', { search_center: solis, query: 'xqzwv' }],
  ['reversegeocode', { coordinate: '0,-140' }],
]
const bad: typeof good = [
  ['suggestions', { search_center: solis }],
  ['search', { search_center: '91,0', query: 'x' }],
  ['search', { search_center: solis, query: 'x', iterator_status: 'x' }],
  ['reversegeocode', {}],
  ['brand_list', { country: 'XX' }],
  ['category_list', { language: 'pt' }],
  ['directions', { origin: solis }],
]

function itAnswers(app: () => Hono<AppEnv>, terms: readonly string[]): void {
  it.each(terms)('search answers all places of %s as described', async (term) => {
    const query = { search_center: solis, search_filter: writeSearchFilter(term) }
    expect(await faultsOf(app(), operation('search'), query)).toEqual({ status: 200, faults: [] })
  })

  it.each(good)('%s answers %j as described', async (name, query) => {
    expect(await faultsOf(app(), operation(name), query)).toEqual({ status: 200, faults: [] })
  })

  it.each(empty)('%s has nothing for %j, as described', async (name, query) => {
    expect(await faultsOf(app(), operation(name), query)).toEqual({ status: 204, faults: [] })
  })

  it.each(bad)('%s refuses %j as described', async (name, query) => {
    expect(await faultsOf(app(), operation(name), query)).toEqual({ status: 400, faults: [] })
    expect(await faultsOf(app(), operation(name), { ...query, api_key: '' })).toEqual({
      status: 401,
      faults: [],
    })
    const foreign = await faultsOf(app(), operation(name), query, { Origin: 'https://a.example' })
    expect(foreign).toEqual({ status: 403, faults: [] })
  })

  it.each([
    '/style.json',
    '/style-dark.json',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/favicon.ico',
  ])('%s answers as described', async (path) => {
    expect(await faultsOf(app(), path)).toEqual({ status: 200, faults: [] })
  })
}

describe('over a handful of records', () => {
  const app = createTestApp()
  itAnswers(() => app, ['category:fuel', 'brand:Q3110153'])

  it('answers "no routing engine" as described', async () => {
    const query = { origin: solis, destination: '-34.89,-56.15' }
    expect(await faultsOf(app, operation('directions'), query)).toEqual({ status: 501, faults: [] })
  })

  it('answers "too busy" as described', async () => {
    const keys = new KeyRing([{ ...demoKey, rate: 0.1, burst: 1 }])
    const match = () => Promise.reject(new StoreBusy())
    const busy = createTestApp({ store: { ...createMemoryStore(records), match } }, { keys })
    const query = { search_center: solis, query: 'x' }
    const answers = [
      await faultsOf(busy, operation('suggestions'), query),
      await faultsOf(busy, operation('suggestions'), query),
    ]
    expect(answers).toEqual([
      { status: 503, faults: [] },
      { status: 429, faults: [] },
    ])
  })

  it('answers "stopping" as described', async () => {
    const stopping = createTestApp({}, { readiness: { ready: false } })
    expect(await faultsOf(stopping, '/readyz')).toEqual({ status: 503, faults: [] })
  })
})

describe('over the data of the demo', () => {
  let demo: OpenDemo
  beforeAll(async () => {
    demo = await openDemo()
  })
  afterAll(() => demo.close())
  itAnswers(() => demo.app, ['category:amenity/fuel', 'brand:Q2824522'])

  it.each([
    [solis, '-34.8945,-56.1529', 'car'],
    [solis, solis, 'pedestrian'],
    ['51.1283,71.4305', '51.1605,71.4704', 'truck'],
    ['51.1283,71.4305', '51.1605,71.4704', 'bicycle'],
  ])(
    'directions answers from %s to %s by %s as described',
    async (origin, destination, vehicle) => {
      const query = { origin, destination, vehicle, avoid: 'hov,toll,highway,uturn,unpaved,ferry' }
      expect(await faultsOf(demo.app, operation('directions'), query)).toEqual({
        status: 200,
        faults: [],
      })
    },
  )

  it('directions has nothing for two points in the sea, as described', async () => {
    const query = { origin: '0,0', destination: '0,1' }
    expect(await faultsOf(demo.app, operation('directions'), query)).toEqual({
      status: 204,
      faults: [],
    })
  })

  it.each([
    ['/tiles/14/5633/9880.mvt', 200],
    ['/tiles/14/0/0.mvt', 200],
    ['/tiles/99/0/0.mvt', 404],
  ])('the tile %s answers as described', async (path, status) => {
    const response = await demo.app.request(path)
    expect(response.status).toBe(status)
    expect(await check('/tiles/{z}/{x}/{y}.mvt', response)).toEqual([])
  })
})
