import { createGeoClient } from '@signpost/client'
import type { OperationName } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { ask, fakeFetch } from '../test/provider.ts'
import { amap } from './amap/index.ts'
import { amazonLocation } from './amazon-location/index.ts'
import { azureMaps } from './azure-maps/index.ts'
import { esri } from './esri/index.ts'
import { geoapify } from './geoapify/index.ts'
import { geocodio } from './geocodio/index.ts'
import { geoplateforme } from './geoplateforme/index.ts'
import { google } from './google/index.ts'
import { googleRoutes } from './google-routes/index.ts'
import { graphhopper } from './graphhopper/index.ts'
import { here } from './here/index.ts'
import { hereRouting } from './here-routing/index.ts'
import type { Adapter } from './index.ts'
import { locationiq } from './locationiq/index.ts'
import { mapbox } from './mapbox/index.ts'
import { mapboxDirections } from './mapbox-directions/index.ts'
import { maptiler } from './maptiler/index.ts'
import { nominatim } from './nominatim/index.ts'
import { opencage } from './opencage/index.ts'
import { openrouteservice } from './openrouteservice/index.ts'
import { osrm } from './osrm/index.ts'
import { pelias } from './pelias/index.ts'
import { photon } from './photon/index.ts'
import { radar } from './radar/index.ts'
import { stadia } from './stadia/index.ts'
import { stadiaRouting } from './stadia-routing/index.ts'
import { tomtom } from './tomtom/index.ts'
import { tomtomRouting } from './tomtom-routing/index.ts'
import { valhalla } from './valhalla/index.ts'
import { yandex } from './yandex/index.ts'

type Create = (fetch: typeof globalThis.fetch) => Adapter

const apiKey = 'secret-key'
const url = 'https://provider.example'
const adapters = {
  google: (fetch) => google({ apiKey, fetch }),
  googleRoutes: (fetch) => googleRoutes({ apiKey, fetch }),
  mapbox: (fetch) => mapbox({ accessToken: apiKey, fetch }),
  mapboxDirections: (fetch) => mapboxDirections({ accessToken: apiKey, fetch }),
  here: (fetch) => here({ apiKey, fetch }),
  hereRouting: (fetch) => hereRouting({ apiKey, fetch }),
  tomtom: (fetch) => tomtom({ apiKey, fetch }),
  tomtomRouting: (fetch) => tomtomRouting({ apiKey, fetch }),
  esri: (fetch) => esri({ apiKey, fetch }),
  geoapify: (fetch) => geoapify({ apiKey, fetch }),
  maptiler: (fetch) => maptiler({ apiKey, fetch }),
  nominatim: (fetch) => nominatim({ url, isOwnServer: true, fetch }),
  photon: (fetch) => photon({ url, fetch }),
  pelias: (fetch) => pelias({ apiKey, fetch }),
  openrouteservice: (fetch) => openrouteservice({ apiKey, fetch }),
  graphhopper: (fetch) => graphhopper({ apiKey, fetch }),
  osrm: (fetch) => osrm({ url, fetch }),
  valhalla: (fetch) => valhalla({ url, fetch }),
  amazonLocation: (fetch) => amazonLocation({ apiKey, region: 'eu-central-1', fetch }),
  azureMaps: (fetch) => azureMaps({ apiKey, fetch }),
  locationiq: (fetch) => locationiq({ apiKey, fetch }),
  radar: (fetch) => radar({ apiKey, fetch }),
  opencage: (fetch) => opencage({ apiKey, fetch }),
  geoplateforme: (fetch) => geoplateforme({ fetch }),
  stadia: (fetch) => stadia({ apiKey, fetch }),
  stadiaRouting: (fetch) => stadiaRouting({ apiKey, fetch }),
  amap: (fetch) => amap({ apiKey, fetch }),
  geocodio: (fetch) => geocodio({ apiKey, fetch }),
  yandex: (fetch) => yandex({ apiKey, fetch }),
} satisfies Record<string, Create>

/** The error of an operation as a developer sees it. */
async function errorOf(
  name: keyof typeof adapters,
  operation: OperationName,
  status: number,
  body: unknown,
): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const { fetch } = fakeFetch({ status, text })
  const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: adapters[name](fetch) })
  return ask(client, operation).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
}

const googleError = (code: number, status: string, message: string, reason?: string): object => ({
  error: { code, status, message, details: reason ? [{ reason, domain: 'googleapis.com' }] : [] },
})
const [key, used, often, request] = [
  { kind: 'key', status: 403, code: 'provider_refused', retryable: false },
  { kind: 'limit', status: 429, code: 'quota_exceeded', retryable: false },
  { kind: 'limit', status: 429, code: 'rate_limited', retryable: true },
  { kind: 'request', status: 400, code: 'provider_rejected', retryable: false },
]

type Row = readonly [
  name: keyof typeof adapters,
  operation: OperationName,
  status: number,
  body: unknown,
  expected: object,
  sentence: string,
]

const rows: readonly Row[] = [
  // Refused keys.
  [
    'google',
    'suggest',
    400,
    googleError(400, 'INVALID_ARGUMENT', 'The key is not good.', 'API_KEY_INVALID'),
    key,
    'The key is not good',
  ],
  [
    'google',
    'search',
    403,
    googleError(403, 'PERMISSION_DENIED', 'Places is off here.', 'SERVICE_DISABLED'),
    key,
    'Places is off here',
  ],
  [
    'googleRoutes',
    'getDirections',
    400,
    googleError(400, 'INVALID_ARGUMENT', 'No good key.', 'API_KEY_INVALID'),
    key,
    'No good key',
  ],
  [
    'google',
    'forwardGeocode',
    200,
    { results: [], status: 'REQUEST_DENIED', error_message: 'This key is not for this.' },
    key,
    'This key is not for this',
  ],
  [
    'google',
    'forwardGeocode',
    403,
    "Cannot authenticate: the 'signature' is wrong.\nChecked against /json?client=x&signature=abc",
    key,
    "the 'signature' is wrong",
  ],
  [
    'google',
    'reverseGeocode',
    200,
    "Cannot authenticate: the 'signature' is wrong.\nChecked against /json",
    key,
    "the 'signature' is wrong",
  ],
  [
    'esri',
    'search',
    200,
    { error: { code: 498, message: 'Token is no good.', details: [] } },
    key,
    'Token is no good',
  ],
  [
    'esri',
    'suggest',
    200,
    { error: { code: 499, message: 'Token is missing.', details: [] } },
    key,
    'Token is missing',
  ],
  [
    'esri',
    'reverseGeocode',
    200,
    { error: { code: 403, message: 'No permission.' } },
    key,
    'No permission',
  ],
  [
    'mapbox',
    'suggest',
    401,
    { message: 'No valid token', error_code: 'INVALID_TOKEN' },
    key,
    'No valid token',
  ],
  ['mapboxDirections', 'getDirections', 403, { message: 'Not from here' }, key, 'Not from here'],
  [
    'here',
    'search',
    401,
    { error: 'Unauthorized', error_description: 'No such key.' },
    key,
    'No such key',
  ],
  [
    'hereRouting',
    'getDirections',
    403,
    { error: 'Forbidden', error_description: 'Not for routes.' },
    key,
    'Not for routes',
  ],
  ['tomtom', 'search', 403, '<h1>Developer Inactive</h1>', key, 'Developer Inactive'],
  [
    'tomtomRouting',
    'getDirections',
    403,
    { detailedError: { code: 'Forbidden', message: 'Not with this key.' } },
    key,
    'Not with this key',
  ],
  [
    'geoapify',
    'search',
    401,
    { statusCode: 401, error: 'Unauthorized', message: 'No such key' },
    key,
    'No such key',
  ],
  [
    'geoapify',
    'search',
    200,
    { statusCode: 401, error: 'Unauthorized', message: 'No such key' },
    key,
    'No such key',
  ],
  ['maptiler', 'search', 403, 'Key is not allowed', key, 'Key is not allowed'],
  [
    'pelias',
    'search',
    401,
    { meta: { version: 1 }, results: { error: { message: 'No key' } } },
    key,
    '(401)',
  ],
  [
    'openrouteservice',
    'getDirections',
    403,
    { error: 'This key may not do that' },
    key,
    'This key may not do that',
  ],
  [
    'graphhopper',
    'getDirections',
    401,
    { message: 'Register for a key.' },
    key,
    'Register for a key',
  ],
  [
    'nominatim',
    'search',
    403,
    '<html><head><title>x</title></head><body><h1>Blocked</h1><p>See the policy.</p></body></html>',
    key,
    'Blocked',
  ],
  // Exceeded limits.
  [
    'google',
    'forwardGeocode',
    200,
    { results: [], status: 'OVER_QUERY_LIMIT' },
    used,
    'OVER_QUERY_LIMIT',
  ],
  [
    'google',
    'forwardGeocode',
    200,
    { results: [], status: 'OVER_DAILY_LIMIT', error_message: 'Pay first.' },
    used,
    'Pay first',
  ],
  [
    'google',
    'reverseGeocode',
    200,
    { results: [], status: 'OVER_QUERY_LIMIT', error_message: 'Above the rate-limit of this API.' },
    often,
    'Above the rate-limit',
  ],
  [
    'google',
    'suggest',
    429,
    googleError(429, 'RESOURCE_EXHAUSTED', 'Quota of requests per minute exceeded.'),
    often,
    'per minute',
  ],
  ['openrouteservice', 'getDirections', 403, { error: 'Quota exceeded' }, used, 'Quota exceeded'],
  [
    'openrouteservice',
    'getDirections',
    429,
    { error: 'Rate limit exceeded' },
    often,
    'Rate limit exceeded',
  ],
  ['tomtom', 'search', 403, '<h1>Developer Over Qps</h1>', often, 'Developer Over Qps'],
  [
    'tomtomRouting',
    'getDirections',
    403,
    '<h1>Developer Over Rate</h1>',
    used,
    'Developer Over Rate',
  ],
  [
    'here',
    'search',
    429,
    { error: 'Too Many Requests', error_description: 'The rate is too high.' },
    often,
    'The rate is too high',
  ],
  [
    'graphhopper',
    'getDirections',
    429,
    { message: 'The daily limit is reached.' },
    used,
    'The daily limit is reached',
  ],
  ['geoapify', 'search', 402, { message: 'Buy more' }, used, 'Buy more'],
  [
    'nominatim',
    'search',
    200,
    '<html><head><title>Slow down</title></head><body><h1>Bandwidth limit exceeded</h1></body></html>',
    often,
    'Bandwidth limit exceeded',
  ],
  // Refused requests.
  [
    'google',
    'forwardGeocode',
    200,
    { results: [], status: 'INVALID_REQUEST', error_message: 'No address.' },
    request,
    'No address',
  ],
  [
    'google',
    'search',
    400,
    googleError(400, 'INVALID_ARGUMENT', 'The page is too large.'),
    request,
    'The page is too large',
  ],
  [
    'here',
    'search',
    400,
    { status: 400, title: 'Bad input', cause: 'No point in at.', code: 'E605001' },
    request,
    'No point in at',
  ],
  [
    'tomtom',
    'search',
    400,
    {
      error: 'No position',
      httpStatusCode: 400,
      detailedError: { code: 'BadRequest', message: 'No position' },
    },
    request,
    'No position',
  ],
  [
    'tomtom',
    'reverseGeocode',
    400,
    { errorText: 'The query is empty', httpStatusCode: 400 },
    request,
    'The query is empty',
  ],
  [
    'tomtomRouting',
    'getDirections',
    400,
    {
      error: { description: 'Too fast.' },
      detailedError: { code: 'BAD_INPUT', message: 'Too fast.' },
    },
    request,
    'Too fast',
  ],
  [
    'mapboxDirections',
    'getDirections',
    422,
    { code: 'InvalidInput', message: 'Two points at least' },
    request,
    'Two points at least',
  ],
  ['mapbox', 'search', 400, { message: 'No q', error_code: 'INVALID' }, request, 'No q'],
  ['pelias', 'search', 400, { geocoding: { errors: ['no text here'] } }, request, 'no text here'],
  ['photon', 'search', 400, { message: 'q is missing' }, request, 'q is missing'],
  ['nominatim', 'search', 400, { error: { code: 400, message: 'No query' } }, request, 'No query'],
  [
    'esri',
    'search',
    200,
    { error: { code: 400, message: 'Bad outFields', details: [] } },
    request,
    'Bad outFields',
  ],
  [
    'openrouteservice',
    'getDirections',
    400,
    { error: { code: 2003, message: 'A wrong value.' } },
    request,
    'A wrong value',
  ],
  [
    'graphhopper',
    'getDirections',
    400,
    { message: 'No such profile', hints: [] },
    request,
    'No such profile',
  ],
  [
    'valhalla',
    'getDirections',
    400,
    { error_code: 124, error: 'No costing', status_code: 400 },
    request,
    'No costing',
  ],
  [
    'osrm',
    'getDirections',
    400,
    { code: 'InvalidQuery', message: 'A wrong option' },
    request,
    'A wrong option',
  ],
  // Temporary failures of the provider.
  [
    'google',
    'forwardGeocode',
    200,
    { results: [], status: 'UNKNOWN_ERROR' },
    { kind: 'service', status: 502, retryable: true },
    'UNKNOWN_ERROR',
  ],
  [
    'geoapify',
    'search',
    500,
    { statusCode: 500, message: 'Later' },
    { kind: 'service', status: 502, retryable: true },
    'Later',
  ],
  // Further providers.
  ['amazonLocation', 'suggest', 403, { Message: 'Not with this key.' }, key, 'Not with this key'],
  ['amazonLocation', 'search', 429, { message: 'Rate exceeded' }, often, 'Rate exceeded'],
  [
    'amazonLocation',
    'suggest',
    400,
    { message: 'Bad input', reason: 'FieldValidationFailed', fieldList: [] },
    request,
    'Bad input',
  ],
  [
    'azureMaps',
    'suggest',
    401,
    { error: { code: '401 Unauthorized', message: 'No access.' } },
    key,
    'No access',
  ],
  [
    'azureMaps',
    'search',
    400,
    { error: { code: '400 BadRequest', message: 'No query.' } },
    request,
    'No query',
  ],
  ['locationiq', 'suggest', 401, { error: 'Invalid key' }, key, 'Invalid key'],
  ['locationiq', 'search', 429, { error: 'Rate Limited Day' }, used, 'Rate Limited Day'],
  ['locationiq', 'search', 429, { error: 'Rate Limited Second' }, often, 'Rate Limited Second'],
  ['locationiq', 'search', 400, { error: 'Invalid Request' }, request, 'Invalid Request'],
  ['radar', 'suggest', 401, { meta: { code: 401, message: 'Who?' } }, key, 'Who?'],
  [
    'radar',
    'suggest',
    400,
    { meta: { code: 400, param: 'near', message: 'Bad near' } },
    request,
    'Bad near',
  ],
  [
    'opencage',
    'search',
    402,
    { results: [], status: { code: 402, message: 'quota exceeded' } },
    used,
    'quota exceeded',
  ],
  [
    'opencage',
    'search',
    401,
    { results: [], status: { code: 401, message: 'invalid API key' } },
    key,
    'invalid API key',
  ],
  [
    'geoplateforme',
    'search',
    400,
    { code: 400, message: 'Failed parsing query', detail: ['limit: must be an integer'] },
    request,
    'Failed parsing query',
  ],
  ['stadia', 'suggest', 401, { error: 'Unknown key.' }, key, 'Unknown key'],
  ['stadiaRouting', 'getDirections', 403, { error: 'Not your plan.' }, key, 'Not your plan'],
  ['geocodio', 'search', 403, { error: 'Invalid API key' }, key, 'Invalid API key'],
  [
    'geocodio',
    'search',
    403,
    { error: 'This request is above your daily maximum.' },
    used,
    'above your daily maximum',
  ],
  ['geocodio', 'search', 422, { error: 'Missing required parameter q' }, request, 'Missing'],
  [
    'yandex',
    'suggest',
    403,
    { statusCode: 403, error: 'Forbidden', message: 'Invalid key' },
    key,
    'Invalid key',
  ],
  [
    'yandex',
    'search',
    400,
    { statusCode: 400, error: 'Bad Request', message: 'No geocode' },
    request,
    'No geocode',
  ],
]

test.each(rows)(
  '%s, %s: reads %i %j as %o',
  async (name, operation, status, body, expected, sentence) => {
    const error = await errorOf(name, operation, status, body)
    expect(error).toMatchObject(expected)
    expect(String(error)).toContain(sentence)
    expect(String(error)).not.toContain('signature=')
  },
)

test('removes a key that the provider repeats from the error', async () => {
  const error = await errorOf('here', 'search', 401, { error_description: `${apiKey} is unknown.` })
  expect(error).toMatchObject(key as object)
  expect(String(error)).toContain('… is unknown')
  expect(String(error)).not.toContain(apiKey)
})

test.each([
  ['mapbox', 'suggest', { message: 'Invalid language tag included' }],
  ['here', 'search', { title: 'Bad input', cause: "'lang' is not a language" }],
  ['google', 'search', googleError(400, 'INVALID_ARGUMENT', 'Invalid language_code.')],
  ['pelias', 'search', { geocoding: { errors: ['invalid lang'] } }],
] as const)(
  '%s, %s: repeats a request whose language was refused',
  async (name, operation, body) => {
    const asked: string[] = []
    const adapter = adapters[name](async (input, init) => {
      const request = `${input} ${init?.body}`
      asked.push(request)
      return /lang/i.test(request)
        ? Response.json(body, { status: 400 })
        : Response.json({ suggestions: [], items: [], places: [], features: [] })
    })
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: adapter,
      language: 'tlh',
    })
    await expect(ask(client, operation)).resolves.toBeDefined()
    expect(asked).toHaveLength(2)
  },
)
