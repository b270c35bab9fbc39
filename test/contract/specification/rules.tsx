import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGeoClient, type GeoClient, type Place } from '@signpost/client'
import type { ParameterName } from '@signpost/client/protocol'
import * as queries from '@signpost/react/queries'
import { expect } from 'vitest'
import { root } from '../../../.scripts/root.ts'
import { values } from '../parameterCases.ts'
import { type Json, records } from './records.ts'
import { shownOf } from './render.tsx'

/** A service that answers the interface. */
export interface Service {
  readonly send: (
    path: string,
    query: Record<string, string>,
    init?: RequestInit,
  ) => Promise<Response>
}

/** A row of the specification that is not a single field. */
export interface RuleRow {
  readonly section: string
  readonly name: string
  /** Tests the row with the client, the components, or each of the services. */
  readonly tries: (services: readonly Service[]) => Promise<void>
}

type Query = Record<string, string>

const here = '-34.9061,-56.191'
const there = '-34.9055,-56.1895'
const near = { latitude: -34.9061, longitude: -56.191 }

/** The operations, each with a query that has an answer, and the call of the client. */
const operations = {
  suggestions: {
    query: { search_center: here, query: 'a' },
    call: (client: GeoClient) => client.suggest({ query: 'a', near }),
  },
  search: {
    query: { search_center: here, query: 'a' },
    call: (client: GeoClient) => client.search({ query: 'a', near }),
  },
  'search address-only': {
    query: { search_center: here, query: 'montevideo', type: 'address-only' },
    call: (client: GeoClient) => client.forwardGeocode({ query: 'a', near }),
  },
  reversegeocode: {
    query: { coordinate: here },
    call: (client: GeoClient) => client.reverseGeocode({ coordinate: near }),
  },
  brand_list: {
    query: { country: 'URY' },
    call: (client: GeoClient) => client.listBrands({ country: 'UY' }),
  },
  category_list: { query: {}, call: (client: GeoClient) => client.listCategories() },
  directions: {
    query: { origin: here, destination: there },
    call: (client: GeoClient) => client.getDirections({ origin: near, destination: near }),
  },
} as const satisfies Record<
  string,
  { readonly query: Query; readonly call: (client: GeoClient) => Promise<unknown> }
>
type OperationName = keyof typeof operations
const names = Object.keys(operations) as OperationName[]

const pathOf = (name: OperationName): string => `/geo/v2/${name.split(' ')[0]}/json`

async function ask(service: Service, name: OperationName, more: Query = {}, init?: RequestInit) {
  const response = await service.send(pathOf(name), { ...operations[name].query, ...more }, init)
  const text = await response.text()
  const body: Json = text === '' ? {} : JSON.parse(text)
  return { status: response.status, body }
}

/** The requests of a client call, and its result for an answer. */
async function called(
  call: (client: GeoClient) => Promise<unknown>,
  response: () => Response = () => Response.json({}),
) {
  const sent: { readonly url: URL; readonly init: RequestInit | undefined }[] = []
  const client = createGeoClient({
    baseUrl: 'https://geo.example',
    apiKey: 'secret',
    fetch: async (input, init) => {
      sent.push({ url: new URL(String(input)), init })
      return response()
    },
  })
  const result = await call(client).catch((error: unknown) => error)
  return { result, sent }
}

function clientOf(body: unknown): GeoClient {
  return createGeoClient({ baseUrl: 'https://geo.example', fetch: async () => Response.json(body) })
}

/** A parameter: the client sends it, and both services read valid values and refuse others with an error that names it. */
function parameter(
  operation: OperationName,
  name: ParameterName,
  sends: string | undefined,
  call: (client: GeoClient) => Promise<unknown> = operations[operation].call,
): RuleRow['tries'] {
  return async (services) => {
    const { sent } = await called(call)
    expect(sent[0]?.url.searchParams.get(name) ?? undefined).toBe(sends)
    const { good, bad } = values[name]
    for (const service of services) {
      for (const value of good.slice(0, 3)) {
        const { status } = await ask(service, operation, { [name]: value })
        expect({ name, value, status }).toMatchObject({ status: expect.toBeOneOf([200, 204]) })
      }
      for (const value of bad.slice(0, 4)) {
        const { status, body } = await ask(service, operation, { [name]: value })
        expect({ name, value, status, body }).toMatchObject({
          status: 400,
          body: { error: { parameter: name } },
        })
      }
    }
  }
}

/** The key: the client sends it as a parameter, and both services require it. */
function key(operation: OperationName): RuleRow['tries'] {
  return async (services) => {
    const { sent } = await called(operations[operation].call)
    expect(sent[0]?.url.searchParams.get('api_key')).toBe('secret')
    for (const service of services) {
      expect(await ask(service, operation, { api_key: '' })).toMatchObject({ status: 401 })
    }
  }
}

/** An operation: the client requests it at its path, and both services answer. */
function operation(name: OperationName, field: string): RuleRow['tries'] {
  return async (services) => {
    const { sent } = await called(operations[name].call)
    expect(sent[0]?.url.pathname).toBe(pathOf(name))
    for (const service of services) {
      expect(await ask(service, name)).toMatchObject({
        status: 200,
        body: { [field]: expect.anything() },
      })
    }
  }
}

/** An answer of both services, which has these fields. */
function response(name: OperationName, ...fields: readonly string[]): RuleRow['tries'] {
  return async (services) => {
    for (const service of services) {
      const { status, body } = await ask(service, name)
      expect(status).toBe(200)
      expect(Object.keys(body)).toEqual(expect.arrayContaining([...fields]))
    }
    // Each of them is optional for the client.
    const { result } = await called(operations[name].call)
    expect(result).not.toBeInstanceOf(Error)
  }
}

/** No match: a 204 of both services, and an empty result of the client. */
function noMatch(name: OperationName, query: Query, empty: unknown): RuleRow['tries'] {
  return async (services) => {
    for (const service of services) {
      expect(await ask(service, name, query)).toEqual({ status: 204, body: {} })
    }
    const none = () => new Response(null, { status: 204 })
    expect((await called(operations[name].call, none)).result).toEqual(empty)
  }
}

async function placeOf(place: Json): Promise<Place | undefined> {
  return (await clientOf({ places: [place] }).search({ query: 'a', near })).places[0]
}

async function contentsOf(enhanced_contents: Json): Promise<Place | undefined> {
  return placeOf({ name: 'N', enhanced_contents })
}

const outOfBounds = (name: ParameterName, operation: OperationName): RuleRow => ({
  section: 'Errors',
  name: `400 for a latitude or longitude out of bounds in ${name}`,
  tries: async (services) => {
    for (const service of services) {
      for (const value of ['91,0', '-90.1,0', '0,181', '0,-180.5']) {
        expect({ value, ...(await ask(service, operation, { [name]: value })) }).toMatchObject({
          status: 400,
          body: { error: { parameter: name } },
        })
      }
      for (const value of ['90,180', '-90,-180']) {
        const { status } = await ask(service, operation, { [name]: value })
        expect(status).toBeOneOf([200, 204])
      }
    }
  },
})

const manifest = (folder: string): Json =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** A package in the design, which must be a dependency of the folder. */
function dependsOn(folder: string, name: string): RuleRow['tries'] {
  return async () => {
    const { dependencies, peerDependencies, devDependencies } = manifest(folder)
    expect({
      ...Object(dependencies),
      ...Object(peerDependencies),
      ...Object(devDependencies),
    }).toHaveProperty([name])
  }
}

/** A file in the design, which must exist. */
function hasFile(...paths: readonly string[]): RuleRow['tries'] {
  return async () => {
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  }
}

function section(name: string, rows: Readonly<Record<string, RuleRow['tries']>>): RuleRow[] {
  return Object.entries(rows).map(([row, tries]) => ({ section: name, name: row, tries }))
}

const whole = {
  card: (place: Json) => shownOf('place', clientOf({ places: [{ name: 'Joe’s', ...place }] })),
  route: (route: Json) => shownOf('route', clientOf(route)),
}

export const ruleRows: readonly RuleRow[] = [
  ...section('What the service does', {
    'HTTP GET, JSON, /geo/v2/, every path ends in /json': async (services) => {
      for (const name of names) {
        const { sent } = await called(operations[name].call)
        expect(sent[0]?.url.pathname).toMatch(/^\/geo\/v2\/[a-z_]+\/json$/)
        expect(sent[0]?.init?.method ?? 'GET').toBe('GET')
      }
      for (const service of services) {
        expect((await ask(service, 'search', {}, { method: 'POST' })).status).toBe(405)
        const response = await service.send('/geo/v2/search', operations.search.query)
        expect(response.status).toBe(404)
      }
    },
    'api_key on every request': async () => {
      for (const name of names) {
        const { sent } = await called(operations[name].call)
        expect(sent.map(({ url }) => url.searchParams.get('api_key'))).toEqual(['secret'])
      }
    },
    'Suggestions: path and purpose': operation('suggestions', 'suggests'),
    'Search: path and purpose': operation('search', 'places'),
    'Forward Geocode is Search with type=address-only': async (services) => {
      await operation('search address-only', 'places')(services)
      const { sent } = await called(operations['search address-only'].call)
      expect(sent[0]?.url.searchParams.get('type')).toBe('address-only')
    },
    'Reverse Geocode: path and purpose': operation('reversegeocode', 'locations'),
    'Brand List: path and purpose': operation('brand_list', 'brand_list'),
    'Category List: path and purpose': operation('category_list', 'category_list'),
    'Directions: path and purpose': operation('directions', 'maneuvers'),
    'distances are in meters': async () => {
      expect(await whole.card({ distance: 1500 })).toContain('1.5 km')
    },
    'distance is measured from user_position when supplied': async (services) => {
      for (const name of ['suggestions', 'search', 'search address-only'] as const) {
        for (const service of services) {
          const many = { iterator_length: '50' }
          const text = JSON.stringify((await ask(service, name, many)).body)
          const moved = await ask(service, name, { ...many, user_position: '-34,-56' })
          expect(JSON.stringify(moved.body)).not.toBe(text)
        }
      }
      const asked = { query: 'a', near, userPosition: near }
      const { sent } = await called((client) => client.forwardGeocode(asked))
      expect(sent[0]?.url.searchParams.get('user_position')).toBe(here)
    },
  }),
  ...section('Suggestion', {
    'a category or brand suggestion has only search_filter and line1': async () => {
      const { suggestions } = await clientOf({
        suggests: [{ search_filter: 'f', line1: 'Pharmacy' }],
      }).suggest({ query: 'a', near })
      expect(suggestions).toMatchObject([{ kind: 'term', line1: 'Pharmacy', searchFilter: 'f' }])
    },
  }),
  ...section('Place', {
    'each field optional': async () => {
      const places: Json[] = [
        { name: 'A' },
        { location: { city: 'C' } },
        { location: { country_code: 'URY' } },
        { brand: [{ name: 'Shell' }] },
        { categories: [{ name: 'Fuel' }] },
        { phones: [{ number: '1' }] },
        { enhanced_contents: { wifi: 'free' } },
      ]
      for (const place of places) {
        expect({ place, read: await placeOf(place) }).toMatchObject({
          read: { id: expect.any(String) },
        })
      }
      const titles = ['A', 'C', 'Uruguay', 'Shell', 'Fuel']
      for (const [index, title] of titles.entries()) {
        const client = clientOf({ places: [places[index]] })
        expect(await shownOf('place', client)).toContain(` ${title} `)
      }
    },
  }),
  ...section('Enhanced contents', {
    '| between items': async () => {
      const place = await contentsOf({ features: ' A || B |', tips: '|' })
      expect(place?.content).toMatchObject({ features: ['A', 'B'], tips: [] })
    },
    'day_of_the_week 0 to 6, as text': async () => {
      const hours = [{ start_time: 0, end_time: 60 }]
      const days = ['0', '6', 3, '7', 'Monday', null].map((day) => ({
        day_of_the_week: day,
        hours,
      }))
      const place = await contentsOf({ hours_of_operation_structured: days })
      expect(place?.hours?.sessions?.map(({ day }) => day)).toEqual([0, 3, 6])
      expect(place?.hours?.unknownDays).toEqual([1, 2, 4, 5])
    },
    'sessions in seconds since the start of the day': async () => {
      const read = async (start_time: unknown, end_time: unknown) => {
        const day = { day_of_the_week: '1', hours: [{ start_time, end_time }] }
        const place = await contentsOf({ hours_of_operation_structured: [day] })
        return place?.hours?.sessions?.map(({ start, end }) => [start, end])
      }
      expect(await read(25_200, 32_400)).toEqual([[25_200, 32_400]])
      expect(await read('25200', '32400')).toEqual([[25_200, 32_400]])
      // Past midnight, in both spellings.
      expect(await read(72_000, 93_600)).toEqual([[72_000, 93_600]])
      expect(await read(72_000, 7200)).toEqual([[72_000, 93_600]])
      expect(await read('early', 7200)).toBeUndefined()
    },
    'several sessions a day': async () => {
      const morning = { start_time: 28_800, end_time: 43_200 }
      const evening = { start_time: 50_400, end_time: 64_800 }
      const inOne = [{ day_of_the_week: '2', hours: [morning, evening] }]
      const inTwo = [morning, evening].map((session) => ({
        day_of_the_week: '2',
        hours: [session],
      }))
      for (const days of [inOne, inTwo]) {
        const place = await contentsOf({ hours_of_operation_structured: days })
        expect(place?.hours?.sessions).toMatchObject([{ start: 28_800 }, { start: 50_400 }])
      }
    },
  }),
  ...section('Brand list item', {
    'brand_item.name.language': async () => {
      const name = { text: 'Ancap', language: 'es' }
      const [brand] = await clientOf({ brand_list: [{ brand_item: { name } }] }).listBrands({
        country: 'URY',
      })
      expect(brand).toMatchObject({ id: 'Ancap', name: 'Ancap', language: 'es' })
    },
  }),
  ...section('Route place', {
    'unknown texts are empty strings': async (services) => {
      const origin = { city: '', street: '', airport: '', country_code: '' }
      const kind = records.routePlace
      expect(await kind.read(clientOf(kind.answer(origin)))).toEqual({ coordinate: undefined })
      for (const service of services) {
        const { body } = await ask(service, 'directions')
        for (const end of [body.origin, body.destination]) {
          const texts = Object.entries(Object(end)).filter(([field]) => field !== 'coordinate')
          expect(texts.filter(([, text]) => typeof text !== 'string')).toEqual([])
        }
      }
    },
  }),
  ...section('Suggestions', {
    api_key: key('suggestions'),
    search_center: parameter('suggestions', 'search_center', here),
    query: parameter('suggestions', 'query', 'a'),
    user_position: parameter('suggestions', 'user_position', here, (client) =>
      client.suggest({ query: 'a', near, userPosition: near }),
    ),
    'iterator_length, default 10, no maximum given': async (services) => {
      const limit = (count: number) => (client: GeoClient) =>
        client.suggest({ query: 'a', near, limit: count })
      await parameter('suggestions', 'iterator_length', '7', limit(7))(services)
      // A service has its own maximum. A larger number is not an error of the app.
      const { sent } = await called(limit(60))
      expect(sent[0]?.url.searchParams.get('iterator_length')).toBe('50')
      for (const service of services) {
        const { body } = await ask(service, 'suggestions')
        expect(Array.isArray(body.suggests) && body.suggests.length <= 10).toBe(true)
      }
    },
    'response: iterator_status, exhausted, suggests': response(
      'suggestions',
      'iterator_status',
      'exhausted',
      'suggests',
    ),
    'XML form (shape not shown)': async (services) => {
      // Not implemented: nobody needs it, and services send JSON whatever a request accepts.
      const { sent } = await called(operations.suggestions.call)
      expect(new Headers(sent[0]?.init?.headers).get('accept')).toBe('application/json')
      for (const service of services) {
        const headers = { accept: 'application/xml' }
        expect((await ask(service, 'suggestions', {}, { headers })).body).toHaveProperty('suggests')
      }
    },
  }),
  ...section('Search', {
    api_key: key('search'),
    search_center: parameter('search', 'search_center', here),
    query: parameter('search', 'query', 'a'),
    'type (required)': parameter('search', 'type', ''),
    'response: places': response('search', 'iterator_status', 'exhausted', 'places'),
    '204 when there is no match': noMatch('search', { query: 'xqzwvj' }, { places: [] }),
  }),
  ...section('Forward Geocode', {
    'same parameters as Search': async () => {
      const { sent } = await called((client) =>
        client.forwardGeocode({
          query: 'a',
          near,
          limit: 3,
          userPosition: near,
          page: 'p',
          countries: ['URY'],
          bounds: { south: 1, west: 2, north: 3, east: 4 },
        }),
      )
      expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
        api_key: 'secret',
        query: 'a',
        search_center: here,
        type: 'address-only',
        user_position: here,
        iterator_length: '3',
        iterator_status: 'p',
        countries: 'URY',
        bounds: '1,2,3,4',
      })
    },
    'response: places with distance, location and accuracy': async (services) => {
      for (const service of services) {
        const { body } = await ask(service, 'search address-only')
        const places = Array.isArray(body.places) ? body.places : []
        expect(places.length).toBeGreaterThan(0)
        for (const place of places) {
          expect(Object.keys(place).sort()).toEqual(['accuracy', 'distance', 'location'])
        }
        // The field is only in this answer.
        expect(JSON.stringify((await ask(service, 'search')).body)).not.toContain('accuracy')
      }
    },
    '204 when there is no match': noMatch(
      'search address-only',
      { query: 'xqzwvj' },
      { places: [] },
    ),
    'street address, full or partial': async (services) => {
      for (const service of services) {
        const { body } = await ask(service, 'search address-only', { query: 'montevid' })
        expect(JSON.stringify(body)).toContain('Montevideo')
      }
    },
  }),
  ...section('Reverse Geocode', {
    api_key: key('reversegeocode'),
    'coordinate, bounds': parameter('reversegeocode', 'coordinate', here),
    'response: at most one location': async (services) => {
      for (const service of services) {
        const { body } = await ask(service, 'reversegeocode')
        expect(body.locations).toHaveLength(1)
      }
      const found = await clientOf({ locations: [{ city: 'A' }, { city: 'B' }] }).reverseGeocode({
        coordinate: near,
      })
      expect(found?.address).toEqual({ city: 'A' })
    },
    'without house_number when none applies': async () => {
      const locations = [{ street: 'Rincón' }]
      const found = await clientOf({ locations }).reverseGeocode({ coordinate: near })
      expect(found?.address.houseNumber).toBeUndefined()
      expect(found?.address).toEqual({ street: 'Rincón' })
    },
    '204 when there is no result': async (services) => {
      await noMatch('reversegeocode', { coordinate: '0,-140' }, null)(services)
      for (const body of [{}, { locations: [] }, { locations: null }, { locations: [{}] }]) {
        expect(await clientOf(body).reverseGeocode({ coordinate: near })).toBeNull()
      }
    },
  }),
  ...section('Brand List', {
    api_key: key('brand_list'),
    'country, three letters': parameter('brand_list', 'country', 'URY'),
    brand_rank_max: parameter('brand_list', 'brand_rank_max', '2', (client) =>
      client.listBrands({ country: 'URY', maxRank: 2 }),
    ),
    brand_rank_min: parameter('brand_list', 'brand_rank_min', '2', (client) =>
      client.listBrands({ country: 'URY', minRank: 2 }),
    ),
    'response sorted by rank': async (services) => {
      for (const service of services) {
        const { body } = await ask(service, 'brand_list')
        const list: Json[] = Array.isArray(body.brand_list) ? body.brand_list : []
        const ranks = list.map(({ brand_item }) => Number(Object(brand_item).rank))
        expect(ranks.length).toBeGreaterThan(0)
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }
    },
  }),
  ...section('Category List', {
    api_key: key('category_list'),
    'language, ten values': async (services) => {
      await parameter('category_list', 'language', 'fr-FR', (client) =>
        client.listCategories({ language: 'fr-FR' }),
      )(services)
      for (const language of ['en', 'fr', 'es', 'de', 'it', 'en-US', 'es-ES', 'de-DE', 'it-IT']) {
        const { sent } = await called((client) => client.listCategories({ language }))
        expect(sent[0]?.url.searchParams.get('language')).toBe(language)
      }
    },
    'the header when it is omitted': async (services) => {
      for (const service of services) {
        for (const name of ['Accept-Language', 'Accepted-Language']) {
          const headers = { [name]: 'fr' }
          const { body } = await ask(service, 'category_list', {}, { headers })
          expect(JSON.stringify(body)).toContain('fr-FR')
        }
      }
    },
    'en when both are absent': async (services) => {
      for (const service of services) {
        const text = JSON.stringify((await ask(service, 'category_list')).body)
        expect(text).toContain('en-US')
        expect(text).not.toContain('fr-FR')
      }
    },
    'response: category_list': response('category_list', 'category_list'),
  }),
  ...section('Directions', {
    api_key: key('directions'),
    origin: parameter('directions', 'origin', here),
    destination: parameter('directions', 'destination', here),
    'optimize: fastest, shortest, easiest; default fastest': async (services) => {
      await parameter('directions', 'optimize', 'easiest', (client) =>
        client.getDirections({ origin: near, destination: near, optimize: 'easiest' }),
      )(services)
      for (const service of services) {
        const measured = async (optimize?: string) => {
          const { body } = await ask(service, 'directions', optimize ? { optimize } : {})
          return [Number(body.estimated_travel_time), Number(body.total_distance)] as const
        }
        const [fastest, shortest] = [await measured('fastest'), await measured('shortest')]
        expect(await measured()).toEqual(fastest)
        expect(fastest[0]).toBeLessThanOrEqual(shortest[0] + 1)
        expect(shortest[1]).toBeLessThanOrEqual(fastest[1] + 1)
      }
    },
    'vehicle, default car': parameter('directions', 'vehicle', 'truck', (client) =>
      client.getDirections({ origin: near, destination: near, vehicle: 'truck' }),
    ),
    'avoid, default hov': parameter('directions', 'avoid', 'toll,ferry', (client) =>
      client.getDirections({ origin: near, destination: near, avoid: ['toll', 'ferry'] }),
    ),
    'response: Route': response(
      'directions',
      'origin',
      'destination',
      'route_extents',
      'route_id',
      'total_distance',
      'estimated_travel_time',
      'maneuvers',
    ),
  }),
  ...section('Authentication, events, errors, limits, versioning, states', {
    'only the query parameter carries the credential': async () => {
      for (const name of names) {
        const { sent } = await called(operations[name].call)
        expect(JSON.stringify([...new Headers(sent[0]?.init?.headers)])).not.toContain('secret')
        expect(sent[0]?.init?.redirect).toBe('manual')
      }
    },
    'missing or invalid key (not shown)': async () => {
      const refused = () => new Response('', { status: 401 })
      const { result } = await called(operations.search.call, refused)
      expect(result).toMatchObject({ kind: 'key', status: 401 })
      expect(String(result)).not.toContain('secret')
    },
    'no events': async () => {
      // A client has no subscriptions: each of its functions is one request, and `onIssue` reports on answers.
      const functions = Object.keys(clientOf({})).filter((name) =>
        /^on[A-Z]|subscribe|listen/.test(name),
      )
      expect(functions).toEqual(['onIssue'])
    },
    'no states': async (services) => {
      for (const service of services) {
        expect((await ask(service, 'search')).body).toEqual((await ask(service, 'search')).body)
      }
    },
    '204 of Search and Forward Geocode': async (services) => {
      for (const service of services) {
        for (const name of ['search', 'search address-only'] as const) {
          expect((await ask(service, name, { query: 'xqzwvj' })).status).toBe(204)
        }
      }
    },
    '204 of Reverse Geocode': async (services) => {
      for (const service of services) {
        const { status } = await ask(service, 'reversegeocode', { coordinate: '0,-140' })
        expect(status).toBe(204)
      }
    },
    'Suggestions without a match: zero elements': async (services) => {
      for (const service of services) {
        expect(await ask(service, 'suggestions', { query: 'xqzwvj' })).toMatchObject({
          status: 200,
          body: { suggests: [], exhausted: 'y' },
        })
      }
    },
    'error body, other statuses (not shown)': async () => {
      for (const status of [400, 403, 404, 409, 429, 500, 502, 503]) {
        for (const body of ['', '<html>', '{}', '{"error":"text"}', '{"error":{"code":"x"}}']) {
          const { result } = await called(
            operations.search.call,
            () => new Response(body, { status }),
          )
          expect(result).toMatchObject({ name: 'GeoError', status })
        }
      }
    },
    '100 miles for partial addresses': async (services) => {
      for (const service of services) {
        // A point 430 km away.
        const far = { search_center: '-31.38,-57.96', query: 'buenos aires' }
        expect((await ask(service, 'search address-only', far)).status).toBe(204)
      }
    },
    'default 10 results': async (services) => {
      for (const service of services) {
        const { body } = await ask(service, 'suggestions')
        expect(Array.isArray(body.suggests) ? body.suggests.length : 11).toBeLessThanOrEqual(10)
      }
    },
    'rank 1 to 5': async (services) => {
      for (const service of services) {
        for (const brand_rank_max of ['0', '6']) {
          expect((await ask(service, 'brand_list', { brand_rank_max })).status).toBe(400)
        }
      }
      const { result, sent } = await called((client) =>
        client.listBrands({ country: 'URY', maxRank: 6 }),
      )
      expect([result, sent]).toMatchObject([{ kind: 'request', parameter: 'maxRank' }, []])
    },
    'coordinate bounds': async () => {
      const { result, sent } = await called((client) =>
        client.search({ query: 'a', near: { latitude: 90.1, longitude: 0 } }),
      )
      expect([result, sent]).toMatchObject([{ kind: 'request', parameter: 'near' }, []])
    },
    'v2 in the path': async () => {
      for (const name of names) {
        const { sent } = await called(operations[name].call)
        expect(sent[0]?.url.pathname).toContain('/geo/v2/')
      }
    },
    '400 for a latitude or longitude out of bounds, five parameters': async (services) => {
      for (const [name, operation] of [
        ['search_center', 'suggestions'],
        ['user_position', 'suggestions'],
        ['search_center', 'search'],
        ['origin', 'directions'],
        ['destination', 'directions'],
        ['coordinate', 'reversegeocode'],
      ] as const) {
        await outOfBounds(name, operation).tries(services)
      }
    },
  }),
  ...section('Shape', {
    'hooks wrap each endpoint in react-query caches': async () => {
      const keys = ['en', 'fr'].flatMap((language) => {
        const client = { ...clientOf({}), language }
        return [
          queries.suggestionsQueryKey(client, { query: 'a', near }),
          queries.searchQueryKey(client, { query: 'a', near }),
          queries.forwardGeocodeQueryKey(client, { query: 'a', near }),
          queries.reverseGeocodeQueryKey(client, { coordinate: near }),
          queries.brandsQueryKey(client, { country: 'URY' }),
          queries.categoriesQueryKey(client, {}),
          queries.directionsQueryKey(client, { origin: near, destination: near }),
        ].map((one) => JSON.stringify(one))
      })
      // Each operation and each language has its own cache entry.
      expect(new Set(keys).size).toBe(14)
    },
    'autocomplete on line1 to line3': async () => {
      const suggests = [
        { search_filter: 'f', line1: 'Teatro Solís', line2: '678 B.', line3: 'Montevideo' },
      ]
      const text = await shownOf('suggestion', clientOf({ suggests }))
      for (const line of ['Teatro Solís', '678 B.', 'Montevideo']) expect(text).toContain(line)
    },
    'place card: enhanced contents': async () => {
      const enhanced_contents = { wifi: 'Free of charge', cuisines: 'Basque', tips: 'Come early' }
      const text = await whole.card({ enhanced_contents })
      for (const content of ['Free of charge', 'Basque', 'Come early'])
        expect(text).toContain(content)
    },
    'place card: hours': async () => {
      const hours = [{ start_time: 32_400, end_time: 61_200 }]
      const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day_of_the_week: String(day), hours }))
      const enhanced_contents = { hours_of_operation_structured: week }
      const text = await whole.card({ enhanced_contents })
      expect(text).toContain('9 AM – 5 PM')
    },
    'place card: fuel prices': async () => {
      const fuel_price = [{ value: 1.759, units: 'L', type: 'd', currency: 'EUR' }]
      expect(await whole.card({ fuel_price })).toMatch(/Diesel.*€1\.759.*per liter/)
    },
    'place card: partner attribution': async () => {
      const review = { icon_url: 'https://r.example/i.svg', url: 'https://r.example/n' }
      const partner_contents = { name: 'Sample Reviews', rating: 4.5, review_count: 318, ...review }
      const text = await whole.card({ partner_contents })
      for (const part of ['Sample Reviews', '318', review.icon_url, review.url])
        expect(text).toContain(part)
      // A review without one of its parts is not shown at all.
      const { review_count: _, ...incomplete } = partner_contents
      expect(await whole.card({ partner_contents: incomplete })).not.toContain('Sample Reviews')
    },
    'route map with maneuver list': async () => {
      const maneuvers = [
        { command: 'turn-left', turn_road_info: { primary_name: 'Rincón' } },
        { command: 'ARRIVE' },
      ]
      const text = await whole.route({ maneuvers })
      expect(text).toMatch(/Turn left onto .*Rincón/)
      expect(text).toContain('Arrive at your destination')
    },
  }),
  ...section('Used by', {
    'drop-in autocomplete: React': hasFile('packages/react/src/place-search/PlaceSearch.tsx'),
    'drop-in autocomplete: custom element': async () => {
      expect(Object(manifest('packages/elements').exports)).toHaveProperty(['./define'])
    },
    'drop-in autocomplete: script tag': hasFile('test/elements/script.check.test.ts'),
    'place details panel': hasFile('packages/react/src/place-card/PlaceCard.tsx'),
    'directions map embed: React': hasFile('packages/map/src/directions/Directions.tsx'),
    'directions map embed: custom element': hasFile(
      'packages/elements/src/elements/SignpostDirectionsElement.ts',
    ),
    'directions map embed: iframe': hasFile('test/e2e/embed.check.test.ts'),
    'Storybook catalog': hasFile('.storybook/main.ts', 'stories'),
  }),
  ...section('Design: packages', {
    react: dependsOn('packages/react', 'react'),
    'react-dom': dependsOn('packages/react', 'react-dom'),
    '@tanstack/react-query': dependsOn('packages/react', '@tanstack/react-query'),
    downshift: dependsOn('packages/react', 'downshift'),
    'maplibre-gl': dependsOn('packages/map', 'maplibre-gl'),
    storybook: dependsOn('.', 'storybook'),
    vite: dependsOn('.', 'vite'),
    '@testing-library/react': dependsOn('.', '@testing-library/react'),
    vitest: dependsOn('.', 'vitest'),
  }),
  ...section('Design: top level', {
    'the nine entries': hasFile(
      'packages',
      '.storybook',
      'stories',
      'test',
      'package.json',
      'pnpm-workspace.yaml',
      'tsconfig.base.json',
      'vite.config.ts',
      'README.md',
    ),
    'what else stands there': hasFile('docs/interface.md', 'CONTRIBUTING.md'),
  }),
]
