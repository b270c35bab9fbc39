import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGeoClient } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { createServer as createViteServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nginxProgram, startNginx } from '../../packages/service/src/testing/startNginx.ts'
import { answerGeo } from './cypress.ts'
import { geo as withSecond } from './fallback.ts'
import { geocodeList } from './geocodeList.ts'
import { client as onPhoton } from './photon.ts'
import { theaters } from './prefetch.ts'
import worker from './worker.ts'

const near = { latitude: -34.9055, longitude: -56.1913 }
const servers: Server[] = []

/** The handlers of the two frameworks, which are no dependencies: with their signatures, over `node:http`. */
vi.mock('express', () => ({
  default: () => {
    const mounts: [path: string, handler: (...given: Parameters<RequestListener>) => void][] = []
    const app: RequestListener = (request, response) => {
      const { url = '' } = request
      const found = mounts.find(([path]) => url.startsWith(`${path}/`))
      if (!found) return void response.writeHead(404).end()
      request.url = url.slice(found[0].length)
      found[1](Object.assign(request, { originalUrl: url }), response)
    }
    return Object.assign(app, { use: (...mount: (typeof mounts)[number]) => mounts.push(mount) })
  },
}))

vi.mock('fastify', () => ({
  default: () => {
    let listener: RequestListener = () => undefined
    return {
      get: (_: string, handler: (request: object, reply: object) => unknown) => {
        listener = (raw, response) =>
          void handler({ raw }, { raw: response, hijack: () => undefined })
      },
      listener: () => listener,
    }
  },
}))

beforeEach(() => {
  vi.stubEnv('GEO_KEY', 'secret')
})

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Answers requests to the service from memory, and lets those to this machine through. */
function standIn(): { readonly keys: () => (string | null)[] } {
  const send = fetch
  const geoFetch = createGeoFetch()
  const urls: URL[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (new URL(request.url).hostname === '127.0.0.1') return send(request)
    urls.push(new URL(request.url))
    return geoFetch(request)
  })
  return { keys: () => urls.map(({ searchParams }) => searchParams.get('api_key')) }
}

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  return `http://127.0.0.1:${port}`
}

/** Asks the proxy as a page does, without a key. */
async function askThrough(origin: string): Promise<string> {
  const client = createGeoClient({ baseUrl: `${origin}/geo-proxy` })
  const { suggestions } = await client.suggest({ query: 'teatro so', near })
  return suggestions.map(({ line1 }) => line1).join()
}

test.each([
  ['node:http', async () => (await import('./nodeServer.ts')).server],
  ['Express', async () => createServer((await import('./expressServer.ts')).app)],
  [
    'Fastify',
    async () => {
      const { app } = await import('./fastifyServer.ts')
      return createServer(Reflect.get(app, 'listener')())
    },
  ],
])('a proxy on %s adds the key', async (_, create) => {
  const { keys } = standIn()
  expect(await askThrough(await listen(await create()))).toContain('Teatro Solís')
  expect(keys()).toEqual(['secret'])
})

test('a proxy in a worker adds the key', async () => {
  const { keys } = standIn()
  const request = new Request(
    'https://shop.example/geo-proxy/geo/v2/suggestions/json?query=teatro%20so&search_center=-34.9,-56.2',
  )
  const answer = await worker.fetch(request, { GEO_KEY: 'secret' })
  expect(await answer.text()).toContain('Teatro Solís')
  expect(keys()).toEqual(['secret'])
})

test('the proxy of Vite adds the key', async () => {
  const geoFetch = createGeoFetch()
  const asked: string[] = []
  const service = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    const answer = await geoFetch(`http://127.0.0.1${request.url}`)
    response.end(await answer.text())
  })
  vi.stubEnv('GEO_URL', await listen(service))
  vi.resetModules()
  const { default: config } = await import('./vite.config.ts')
  const vite = await createViteServer({
    ...config,
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    optimizeDeps: { noDiscovery: true },
    server: { ...config.server, host: '127.0.0.1', port: 0, ws: false, watch: null },
  })
  await vite.listen()
  const { port }: AddressInfo = Object(vite.httpServer?.address())
  expect(await askThrough(`http://127.0.0.1:${port}`)).toContain('Teatro Solís')
  expect(asked.join()).toMatch(/^\/geo\/v2\/suggestions\/json\?.*api_key=secret$/)
  await vite.close()
})

test('a list of addresses, on a server', async () => {
  const geoFetch = createGeoFetch()
  vi.stubGlobal('fetch', geoFetch)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await geocodeList(['Canelones 2345, Montevideo', 'qqqq'])
  expect(log.mock.calls).toEqual([
    ['Canelones 2345, Montevideo', { latitude: -34.90773, longitude: -56.16951 }],
    ['qqqq', 'not found'],
  ])
})

test('a geocoder of your own, and a second one where it is down', async () => {
  const answer = {
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [13.3976, 52.5192] },
        properties: {
          osm_key: 'tourism',
          osm_value: 'museum',
          type: 'house',
          name: 'Altes Museum',
        },
      },
    ],
  }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  const { suggestions } = await onPhoton.suggest({ query: 'museum' })
  expect(suggestions.map(({ line1 }) => line1)).toEqual(['Altes Museum'])

  const hosts: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    hosts.push(new URL(input instanceof Request ? input.url : input).hostname)
    return Response.json({}, { status: 503 })
  })
  await withSecond(
    'https://geo.invalid/geo/v2/suggestions/json?query=museum&search_center=52.5,13.4',
  )
  expect(hosts[0]).toBe('photon.example')
  expect(hosts.some((host) => host.endsWith('googleapis.com'))).toBe(true)
})

test('an answer in the first HTML', async () => {
  vi.stubGlobal('fetch', createGeoFetch())
  const state = await theaters()
  const queryClient = new QueryClient()
  hydrate(queryClient, state)
  expect(JSON.stringify(dehydrate(queryClient))).toContain('Teatro Solís')
})

test('Cypress: the intercepted requests are answered from memory', async () => {
  const intercept = vi.fn()
  vi.stubGlobal('cy', { intercept })
  answerGeo()
  const [method, pattern, answer] = intercept.mock.calls[0] ?? []
  expect([method, pattern]).toEqual(['GET', '**/geo/v2/**'])
  const reply = vi.fn()
  const url =
    'https://geo.example/geo/v2/suggestions/json?query=teatro%20so&search_center=-34.9,-56.2'
  await answer({ url, reply })
  expect(reply).toHaveBeenCalledWith(
    200,
    expect.stringContaining('Teatro Solís'),
    expect.anything(),
  )
})

test.skipIf(nginxProgram === undefined)(
  'a proxy on nginx adds the key, and forwards nothing else',
  async () => {
    const geoFetch = createGeoFetch()
    const asked: string[] = []
    const service = createServer(async (request, response) => {
      asked.push(request.url ?? '')
      const answer = await geoFetch(`http://127.0.0.1${request.url}`)
      response.end(await answer.text())
    })
    const address = await listen(service)
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    writeFileSync(join(folder, 'geo-key.conf'), 'set $geo_key secret;')
    const recipe = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
      .replace('/etc/nginx/geo-key.conf', join(folder, 'geo-key.conf'))
      .replace('https://geo.example', address)
    const nginx = await startNginx({
      folder,
      upstream: 'server 127.0.0.1:1;',
      replaced: [
        [/location \/ \{/, `${recipe.replaceAll('$', '$$$$')}\nlocation / { return 204;`],
        [/proxy_pass http:\/\/signpost;[\s\S]*tries 2;/, ''],
      ],
    })
    const origin = `http://127.0.0.1:${nginx.port}`
    expect(await askThrough(origin)).toContain('Teatro Solís')
    expect(asked.join()).toMatch(/api_key=secret/)
    const path = `${origin}/geo-proxy/geo/v2/search/json`
    expect((await fetch(path, { method: 'POST' })).status).toBe(403)
    expect((await fetch(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403)
    expect(asked).toHaveLength(1)
    await nginx.close()
  },
)
