import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@signpost/adapters'
import { esri } from '@signpost/adapters/esri'
import { geoapify } from '@signpost/adapters/geoapify'
import { google } from '@signpost/adapters/google'
import { googleRoutes } from '@signpost/adapters/google-routes'
import { graphhopper } from '@signpost/adapters/graphhopper'
import { here } from '@signpost/adapters/here'
import { hereRouting } from '@signpost/adapters/here-routing'
import { mapbox } from '@signpost/adapters/mapbox'
import { mapboxDirections } from '@signpost/adapters/mapbox-directions'
import { maptiler } from '@signpost/adapters/maptiler'
import { nominatim } from '@signpost/adapters/nominatim'
import { openrouteservice } from '@signpost/adapters/openrouteservice'
import { osrm } from '@signpost/adapters/osrm'
import { pelias } from '@signpost/adapters/pelias'
import { photon } from '@signpost/adapters/photon'
import { tomtom } from '@signpost/adapters/tomtom'
import { tomtomRouting } from '@signpost/adapters/tomtom-routing'
import { valhalla } from '@signpost/adapters/valhalla'
import { createGeoClient, GeoError, type GeoIssue } from '@signpost/client'
import type { OperationName } from '@signpost/client/domain'
import { asRequested } from './asRequested.ts'
import { errorOf } from './errorFacts.ts'
import { placeFacts, suggestionFacts } from './placeFacts.ts'
import { at, type Fact, type Recording, rawOf, rawsOf, type Verdict } from './Recording.ts'
import { hasRoutes, routeFacts } from './routeFacts.ts'

export interface Judged {
  readonly file: string
  readonly provider: string
  readonly verdict: Verdict
  readonly reasons: readonly string[]
}

type Create = (fetch: typeof globalThis.fetch) => Adapter

const apiKey = 'key'
const url = 'https://provider.example'

const adapters: Readonly<Record<string, Create>> = {
  esri: (fetch) => esri({ apiKey, fetch }),
  geoapify: (fetch) => geoapify({ apiKey, fetch }),
  google: (fetch) => google({ apiKey, fetch }),
  googlegeocode: (fetch) => google({ apiKey, fetch }),
  googleRoutes: (fetch) => googleRoutes({ apiKey, fetch }),
  graphhopper: (fetch) => graphhopper({ apiKey, fetch }),
  here: (fetch) => here({ apiKey, fetch }),
  hereRouting: (fetch) => hereRouting({ apiKey, fetch }),
  mapbox: (fetch) => mapbox({ accessToken: apiKey, fetch }),
  mapboxDirections: (fetch) => mapboxDirections({ accessToken: apiKey, fetch }),
  maptiler: (fetch) => maptiler({ apiKey, fetch }),
  nominatim: (fetch) => nominatim({ url, isOwnServer: true, fetch }),
  openrouteservice: (fetch) => openrouteservice({ apiKey, fetch }),
  osrm: (fetch) => osrm({ url, fetch }),
  pelias: (fetch) => pelias({ apiKey, fetch }),
  photon: (fetch) => photon({ url, fetch }),
  tomtom: (fetch) => tomtom({ apiKey, fetch }),
  tomtomRouting: (fetch) => tomtomRouting({ apiKey, fetch }),
  valhalla: (fetch) => valhalla({ url, fetch }),
}

/** The verdict on each recorded answer in a folder and its subfolders. */
export async function judgeFolder(folder: string): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const file of globSync('**/*.json', { cwd: folder }).sort()) {
    const recording: Recording = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const provider = `${recording.provider}`.replace(/-errors$/, '')
    const facts = await factsOf(provider, recording)
    judged.push({ file, provider, ...verdictOf(facts) })
  }
  return judged
}

function verdictOf(facts: readonly Fact[] | undefined): Pick<Judged, 'verdict' | 'reasons'> {
  if (!facts) return { verdict: 'other', reasons: [] }
  const failed = facts.filter(({ wrote, read, holds = Object.is(wrote, read) }) => !holds)
  const isWrong = failed.some(({ read }) => read !== undefined)
  const reasons = failed.map(
    ({ field, wrote, read }) =>
      `${field}: ${JSON.stringify(wrote)} was read as ${JSON.stringify(read)}`,
  )
  return { verdict: failed[0] ? (isWrong ? 'wrong' : 'partly') : 'right', reasons }
}

/** The list in an answer of places, in the provider's own field; undefined for an answer of another kind. */
function listIn(body: unknown): unknown {
  if (Array.isArray(body)) return body
  const fields = [
    'results',
    'features',
    'items',
    'places',
    'suggestions',
    'candidates',
    'addresses',
  ]
  return fields.map((field) => at(body, field)).find(Array.isArray)
}

/** The operation of a body; undefined for an interface that the adapter does not support. */
function operationOf(provider: string, body: unknown): OperationName | undefined {
  // The guidance of TomTom Orbis, which differs from the classic interface.
  const [instruction] = rawsOf(at(rawsOf(at(body, 'routes'))[0], 'guidance.instructions'))
  if (instruction?.maneuverPoint && instruction.point === undefined) return undefined
  if (hasRoutes(provider)) return 'getDirections'
  if (Array.isArray(at(body, 'suggestions'))) return 'suggest'
  const list = listIn(body)
  const [first = {}] = rawsOf(list)
  if (provider === 'here' && first.title && !at(first, 'address.countryCode')) return 'suggest'
  if (Array.isArray(at(body, 'addresses'))) return 'reverseGeocode'
  if (provider === 'esri' && at(body, 'address')) return 'reverseGeocode'
  if (provider === 'esri' && Array.isArray(at(body, 'locations'))) return undefined
  if (provider === 'nominatim' && !Array.isArray(body) && at(body, 'display_name'))
    return 'reverseGeocode'
  // An outdated interface: MapTiler until 2022.
  if (provider === 'maptiler' && first.place_type && !at(first, 'properties.country_code'))
    return undefined
  if (!list) return undefined
  const isPlace =
    provider === 'google' ||
    at(first, 'properties.feature_type') === 'poi' ||
    first.result_type === 'amenity' ||
    first.type === 'POI' ||
    at(first, 'poi') !== undefined
  return isPlace || provider === 'photon' ? 'search' : 'forwardGeocode'
}

async function factsOf(provider: string, recording: Recording): Promise<Fact[] | undefined> {
  const create = adapters[provider]
  if (!create) return undefined
  const { text, expected } = recording
  const body = asRequested(provider, recording.body)
  const stated = Number(at(body, 'statusCode') ?? at(body, 'httpStatusCode') ?? Number.NaN)
  const status = recording.status ?? (stated >= 400 ? stated : text === undefined ? 200 : 403)
  const isBare = recording.status === undefined && listIn(body) === undefined
  // An error without a recorded status is sent with the usual one of its kind.
  const bare = isBare && typeof at(body, 'message') === 'string' && !(stated >= 400) ? 400 : status
  const error = errorOf(bare, body, text)
  const operation =
    recording.operation ?? (error ? errorOperation(provider) : operationOf(provider, body))
  if (!operation) return undefined
  const issues: GeoIssue[] = []
  const answered = error && bare === 200 ? 200 : bare
  const client = createGeoClient({
    baseUrl: 'https://geo.invalid',
    onIssue: (issue) => issues.push(issue),
    fetch: create(async () =>
      text === undefined
        ? Response.json(body, { status: answered })
        : new Response(text, { status: answered }),
    ),
  })
  const { needsCenter = false } = create(fetch).capabilities
  const result = await ask(client, operation, needsCenter).catch((thrown: unknown) => thrown)
  if (error) {
    const { kind, retryable } = result instanceof GeoError ? result : {}
    return [
      { field: 'kind of the error', wrote: error.kind, read: kind },
      { field: 'retryable', wrote: error.retryable, read: retryable },
      ...expectedFacts(expected, result),
    ]
  }
  if (result instanceof Error)
    return [{ field: 'an answer', wrote: 'an answer', read: `${result}` }]
  const facts = factsIn(provider, operation, body, result)
  return [
    ...facts,
    ...issues.map(({ path }) => ({ field: path, wrote: 'readable', read: 'unreadable' })),
    ...expectedFacts(expected, result),
  ]
}

function errorOperation(provider: string): OperationName {
  return hasRoutes(provider) ? 'getDirections' : provider === 'google' ? 'search' : 'forwardGeocode'
}

const center = { latitude: 52.52, longitude: 13.405 }

/** Sends the request. Suggestions have no center where possible, so that distances are the provider's. */
function ask(
  client: ReturnType<typeof createGeoClient>,
  operation: OperationName,
  needsCenter: boolean,
): Promise<unknown> {
  switch (operation) {
    case 'suggest':
      return client.suggest({ query: 'a', limit: 50, ...(needsCenter && { near: center }) })
    case 'search':
      return client.search({ query: 'a', near: center, limit: 50 })
    case 'reverseGeocode':
      return client.reverseGeocode({ coordinate: center })
    case 'getDirections':
      return client.getDirections({ origin: center, destination: center })
    default:
      return client.forwardGeocode({ query: 'a', near: center })
  }
}

function factsIn(
  provider: string,
  operation: OperationName,
  body: unknown,
  result: unknown,
): Fact[] {
  if (operation === 'getDirections') {
    if (result === null) {
      const none = rawsOf(at(body, 'routes')).length === 0
      return [{ field: 'a route', wrote: none ? 'none' : 'one', read: 'none' }]
    }
    return routeFacts(provider, rawOf(body), result as Parameters<typeof routeFacts>[2])
  }
  if (operation === 'reverseGeocode') {
    const [raw = rawOf(body)] = rawsOf(at(body, 'addresses'))
    const location = rawOf(result)
    const place = {
      address: location.address ?? location,
      coordinate: location.coordinate,
      ...empty,
    }
    return placeFacts(provider, raw, place as never, true)
  }
  const raws = rawsOf(listIn(body))
  const read = operation === 'suggest' ? at(result, 'suggestions') : at(result, 'places')
  const items = Array.isArray(read) ? read : []
  const most = operation === 'forwardGeocode' ? 10 : 50
  const facts: Fact[] = [
    { field: 'number of results', wrote: Math.min(raws.length, most), read: items.length },
  ]
  raws.forEach((raw, index) => {
    if (items[index] === undefined) return
    facts.push(
      ...(operation === 'suggest'
        ? suggestionFacts(provider, raw, items[index])
        : placeFacts(provider, raw, items[index], false)),
    )
  })
  return facts
}

const empty = { phones: [], categories: [], brands: [], fuelPrices: [], id: '' }

/** Compares each field that a recording states, at any depth. */
function expectedFacts(expected: unknown, result: unknown, field = 'expected'): Fact[] {
  if (typeof expected !== 'object' || expected === null)
    return expected === undefined ? [] : [{ field, wrote: expected, read: result }]
  return Object.entries(expected).flatMap(([name, value]) =>
    expectedFacts(
      value,
      (result as Record<string, unknown> | undefined)?.[name],
      `${field}.${name}`,
    ),
  )
}
