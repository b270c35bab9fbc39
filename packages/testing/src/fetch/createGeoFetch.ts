import type { OperationName } from '@signpost/client/domain'
import { type Clock, systemClock } from '@signpost/client/domain'
import { operationAt, ProtocolError } from '@signpost/client/protocol'
import { createFixtureCities } from '../answers/FixtureCities.ts'
import type { City } from '../fixtures/City.ts'
import { cities as allCities } from '../fixtures/cities.ts'
import { createScenarioRunner } from '../scenarios/createScenarioRunner.ts'
import type { Scenario } from '../scenarios/Scenario.ts'
import { answer } from './answer.ts'
import { deliver, followSignal } from './deliver.ts'
import type { GeoCall } from './GeoCall.ts'

export interface GeoFetchOptions {
  /** Answers a call without `api_key` with 401. Default: true. */
  readonly requireKey?: boolean
  /** The cities to answer from. Default: all of the fixtures. */
  readonly cities?: readonly City[]
  /** The initial scenarios, which apply again after `reset`. */
  readonly scenarios?: readonly Scenario[]
  /** The clock of latencies and call times. Default: the machine's clock. */
  readonly clock?: Clock
}

/** A `fetch` that answers the whole `/geo/v2/` interface from memory, at any base URL. */
export interface GeoFetch {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** Every call of an operation, in order. */
  readonly calls: readonly GeoCall[]
  /** Adds scenarios after the active ones. */
  use(...scenarios: readonly Scenario[]): void
  /** Removes recorded calls and scenarios, except the initial ones. */
  reset(): void
}

/** Makes an in-memory service for `createGeoClient({ baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() })`. */
export function createGeoFetch(options: GeoFetchOptions = {}): GeoFetch {
  const { requireKey = true, cities = allCities, scenarios = [], clock = systemClock } = options
  const fixtures = createFixtureCities(cities)
  const scenarioRunner = createScenarioRunner()
  const calls: GeoCall[] = []
  scenarioRunner.replace(scenarios)

  async function geoFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { url, method, headers, signal } = readRequest(input, init)
    signal?.throwIfAborted()
    const operation = operationAt(url)
    if (operation === undefined) return notFound(url)
    if (method !== 'GET') return notAllowed()

    const call = { ...readCall(operation, url, clock), aborted: false }
    calls.push(call)
    const caller = followSignal(signal, () => {
      call.aborted = true
    })
    const exchange = {
      call,
      url,
      clock,
      signal: caller.signal,
      ignoreAbort: caller.ignore,
    }
    const response = scenarioRunner.run(exchange, async ({ url: { href } }) =>
      answer(operation, { url: href, headers }, fixtures, requireKey),
    )
    return deliver(response, caller.signal, caller.stop)
  }

  return Object.assign(geoFetch, {
    calls,
    use: (...more: readonly Scenario[]) => scenarioRunner.add(more),
    reset: () => {
      calls.length = 0
      scenarioRunner.replace(scenarios)
    },
  })
}

function readCall(operation: OperationName, url: URL, clock: Clock): Omit<GeoCall, 'aborted'> {
  const parameters = new URLSearchParams(url.searchParams)
  parameters.delete('api_key')
  return {
    operation,
    parameters: Object.fromEntries(parameters),
    time: clock.now(),
  }
}

function notFound({ pathname }: URL): Response {
  return new ProtocolError(404, 'not_found', `There is nothing at ${pathname}.`).toResponse()
}

function notAllowed(): Response {
  const message = 'Use GET.'
  return new ProtocolError(405, 'method_not_allowed', message, {
    headers: { Allow: 'GET' },
  }).toResponse()
}

/** The arguments of a `fetch`, read as `fetch` reads them. */
interface FetchRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly signal: AbortSignal | undefined
}

/** Throws a TypeError for an invalid URL, as `fetch` does. */
function readRequest(input: RequestInfo | URL, init: RequestInit = {}): FetchRequest {
  const request = input instanceof Request ? input : undefined
  return {
    url: new URL(request?.url ?? String(input), globalThis.location?.href),
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    headers: new Headers(init.headers ?? request?.headers),
    signal: init.signal ?? request?.signal,
  }
}
