import { expect, test } from 'vitest'
import { createMetrics } from '../http/metrics.ts'
import { KeyRing } from '../keys/KeyRing.ts'
import { demoKey } from '../keys/readKeys.ts'
import { createLog } from '../log/createLog.ts'
import { createProviderApp } from './createProviderApp.ts'

const capabilities = {
  operations: ['suggest' as const],
  vehicles: [],
  optimizations: [],
  avoidances: [],
  terms: { map: 'any' as const, store: true, attribution: [], uses: 'any' as const },
}

/** The request to a provider. */
async function askedWith(trustProxy: boolean): Promise<Request | undefined> {
  let asked: Request | undefined
  const answer = async (request: RequestInfo | URL): Promise<Response> => {
    asked = new Request(request)
    return Response.json({ suggests: [] }, { headers: { 'Cache-Control': 'no-store' } })
  }
  const geo = Object.assign(answer, { capabilities, providers: [] })
  const { logger, health: logHealth } = createLog('silent')
  const app = createProviderApp({
    geo,
    trustProxy,
    keys: new KeyRing([demoKey]),
    logger,
    logHealth,
    metrics: createMetrics(logHealth),
    readiness: { ready: true },
    basePath: '/places',
    logQueries: false,
    serveMetrics: false,
  })
  const response = await app.request(
    'http://localhost/places/geo/v2/suggestions/json?api_key=demo&query=m',
    { headers: { 'X-Forwarded-For': '192.0.2.7', 'Accept-Language': 'de' } },
    { incoming: { socket: { remoteAddress: '198.51.100.1' } } },
  )
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Vary')).toContain('Accept-Language')
  return asked
}

test('identifies users by their connection, whatever a header says', async () => {
  expect((await askedWith(false))?.headers.get('X-Forwarded-For')).toBe('198.51.100.1')
})

test('identifies users by the header of a trusted proxy', async () => {
  expect((await askedWith(true))?.headers.get('X-Forwarded-For')).toBe('192.0.2.7')
})

test('passes on the language to the provider, but not the key of the service', async () => {
  const { url, headers } = (await askedWith(false)) ?? {}
  expect(headers?.get('Accept-Language')).toBe('de')
  expect(url).toBe('http://localhost/places/geo/v2/suggestions/json?query=m')
})
