import { spawnSync } from 'node:child_process'
import { createGeoClient } from '@signpost/client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type Providers,
  photonMuseum,
  startProviders,
  valhallaWay,
} from '../../test/startProviders.ts'
import { type ServeProcess, startServe } from '../../test/startServe.ts'

const KEY = 'k-5eCr3t'
const keys = (more = {}): string => JSON.stringify({ keys: [{ name: 'web', key: KEY, ...more }] })
const here = 'search_center=52.52,13.405'

let providers: Providers
let finish = (): void => {}
const other = await startProviders({ '/secret': photonMuseum })

beforeAll(async () => {
  providers = await startProviders({
    '/api': photonMuseum,
    '/route': valhallaWay,
    '/html/api': (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      response.end('<!doctype html><title>Welcome</title>')
    },
    '/large/api': (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const piece = Buffer.alloc(1 << 20, ' ')
      const write = (): void => {
        while (!response.destroyed && response.write(piece)) {}
        response.once('drain', write)
      }
      write()
    },
    '/silent/api': () => {},
    '/late/api': (_, response) => {
      finish = () => response.end(JSON.stringify(photonMuseum))
    },
    '/redirect/api': (_, response) => {
      response.writeHead(302, { Location: `${other.url}/secret` }).end()
    },
    '/down/api': (_, response) => {
      response.writeHead(500).end('down')
    },
  })
})
afterAll(() => Promise.all([providers.close(), other.close()]))

const running: ServeProcess[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.kill()))
  providers.asked.length = 0
})

async function serve(args: readonly string[], env = {}): Promise<ServeProcess> {
  const process = await startServe(['--port', '0', ...args], { SIGNPOST_KEYS: keys(), ...env })
  running.push(process)
  return process
}

const photon = (path = ''): string[] => ['--places', `photon=${providers.url}${path}`]
const suggest = ({ url }: ServeProcess, init?: RequestInit, query = 'museum') =>
  fetch(`${url}/geo/v2/suggestions/json?api_key=${KEY}&${here}&query=${query}`, init)

describe('a server of providers', () => {
  it('answers a client from both providers, on loopback, without passing on its own key', async () => {
    const process = await serve([...photon(), '--routes', `valhalla=${providers.url}`])
    expect(process.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(process.output()).toContain('© OpenStreetMap contributors')
    const onIssue = vi.fn()
    const client = createGeoClient({ baseUrl: process.url, apiKey: KEY, onIssue })
    const center = { latitude: 52.52, longitude: 13.405 }
    const { suggestions } = await client.suggest({ query: 'museum', near: center })
    expect(suggestions).toMatchObject([{ line1: 'Altes Museum' }])
    const way = await client.getDirections({ origin: center, destination: center })
    expect(way?.duration).toBe(20)
    expect(onIssue).not.toHaveBeenCalled()
    expect(providers.asked).toHaveLength(2)
    expect(providers.asked.join()).not.toContain(KEY)
    expect(process.output()).not.toContain(KEY)
  })

  it('has the same keys, origins and limits as the service', async () => {
    const origins = ['https://app.example']
    const process = await serve(photon(), {
      SIGNPOST_KEYS: keys({ origins, rate: 0.01, burst: 2 }),
    })
    const { url } = process
    const without = await fetch(`${url}/geo/v2/suggestions/json?${here}&query=m`)
    expect([without.status, await without.json()]).toMatchObject([401, {}])
    expect((await suggest(process, { headers: { Origin: 'https://other.example' } })).status).toBe(
      403,
    )
    expect((await suggest(process)).status).toBe(200)
    expect((await suggest(process)).status).toBe(200)
    const limited = await suggest(process)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(limited.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('has the status and error responses of every service', async () => {
    const { url } = await serve(photon('/none'), { SIGNPOST_METRICS_PORT: '0' })
    const status = async (path: string, init?: RequestInit): Promise<number> =>
      (await fetch(`${url}${path}`, init)).status
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(200)
    expect(await status('/metrics')).toBe(200)
    expect(await status('/geo/v2/nothing/json')).toBe(404)
    expect(await status('/geo/v2/suggestions/json', { method: 'POST' })).toBe(405)
    expect(await status('/geo/v2/suggestions/json', { method: 'OPTIONS' })).toBe(204)
    const keyed = (path: string): string => `/geo/v2/${path}/json?api_key=${KEY}`
    expect(await status(`${keyed('suggestions')}&${here}&query=${'é'.repeat(9000)}`)).toBe(414)
    expect(await status(`${keyed('suggestions')}&search_center=91,0&query=m`)).toBe(400)
    expect(await status(`${keyed('suggestions')}&query=%ff`)).toBe(400)
    expect(await status(keyed('category_list'))).toBe(501)
    expect(await status(`${keyed('directions')}&origin=1,1&destination=1,2`)).toBe(501)
    expect(providers.asked).toEqual([])
  })

  it('answers HEAD without a body', async () => {
    const answer = await suggest(await serve(photon()), { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it('sends a cached request only once', async () => {
    const process = await serve(photon())
    for (const query of ['museum', 'museum', 'musik']) await suggest(process, {}, query)
    expect(providers.asked).toHaveLength(2)
    const uncached = await serve([...photon(), '--cache', '0'])
    for (const query of ['museum', 'museum']) await suggest(uncached, {}, query)
    expect(providers.asked).toHaveLength(4)
  })

  it('uses the next provider while the previous one is down', async () => {
    const answer = await suggest(await serve([...photon('/down'), ...photon()]))
    expect(await answer.json()).toMatchObject({ suggests: [{ line1: 'Altes Museum' }] })
  })

  it('sends no more requests than its provider allows', async () => {
    const process = await serve([...photon(), '--provider-rate', '1'])
    const answers = await Promise.all(['a', 'b', 'c'].map((query) => suggest(process, {}, query)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  })

  it('sends a key from the environment to its provider, and nowhere else', async () => {
    const process = await serve(['--routes', `graphhopper=${providers.url}/gh`], {
      SIGNPOST_GRAPHHOPPER_KEY: 'gh-5eCr3t',
    })
    const answer = await fetch(
      `${process.url}/geo/v2/directions/json?api_key=${KEY}&origin=1,1&destination=1,2`,
    )
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('5eCr3t')
    expect(providers.asked.join()).toContain('gh-5eCr3t')
    expect(process.output()).not.toContain('5eCr3t')
  })
})

describe('a hostile provider', () => {
  it.each([
    ['sends a page', '/html', '60', 502, 'provider_unreadable'],
    ['sends without end', '/large', '60', 502, 'provider_unreadable'],
    ['says nothing', '/silent', '1', 504, 'provider_timeout'],
    ['sends elsewhere', '/redirect', '60', 502, 'provider_unreachable'],
    ['is down', '/down', '60', 502, 'provider_failed'],
  ])('that %s is an error that names it, and does not affect the next request', async (...row) => {
    const [, path, seconds, status, code] = row
    const process = await serve([...photon(path), '--provider-timeout', seconds])
    const answer = await suggest(process)
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect((await fetch(`${process.url}/healthz`)).status).toBe(200)
    expect(other.asked).toEqual([])
    expect(process.output()).not.toContain('museum')
  })
})

describe('the shutdown', () => {
  it('waits for pending requests', async () => {
    const process = await serve([...photon('/late'), '--drain', '0'])
    const answer = suggest(process)
    await vi.waitFor(() => expect(providers.asked).toHaveLength(1))
    process.signal('SIGTERM')
    await vi.waitFor(() => expect(process.output()).toContain('stopping'))
    finish()
    expect((await answer).status).toBe(200)
    expect(await process.ended).toBe(0)
  })
})

// The terminal is that of `script` of util-linux, which Alpine and macOS lack.
describe.skipIf(spawnSync('script', ['--version']).status !== 0)('in a terminal', () => {
  it('ends when the terminal is closed', async () => {
    const inTerminal = await startServe(
      ['--port', '0', ...photon()],
      { SIGNPOST_KEYS: keys() },
      { inTerminal: true },
    )
    const health = () => fetch(`${inTerminal.url}/healthz`).then(({ status }) => status)
    expect(await health()).toBe(200)
    await inTerminal.kill()
    await expect.poll(() => health().catch(() => 'ended')).toBe('ended')
  })
})

describe('the command line', () => {
  it('is explained by --help, with its flags and the variables of providers with a key', async () => {
    const process = await startServe(['--help'])
    expect(await process.ended).toBe(0)
    expect(process.output()).toContain('--places PROVIDER')
    expect(process.output()).toContain('SIGNPOST_GOOGLE_KEY')
    expect(process.output()).not.toContain('SIGNPOST_PHOTON_KEY')
  })

  it.each([
    [[], 'name a provider with --places or --routes'],
    [['--places', 'atlas'], '--places must be one of photon=URL,'],
    [['--places', 'constructor'], '--places must be one of photon=URL,'],
    [['--places', 'photon'], '--places photon needs the URL of its server'],
    [['--places', 'photon=ftp://h'], 'must start with http:// or https://'],
    [['--places', 'photon=https://h/?key=s3cret'], 'Put a key into the environment.'],
    [['--places', 'photon=https://me:s3cret@h/'], 'Put a key into the environment.'],
    [['--places', 'google=https://h/'], '--places google takes no URL'],
    [['--places', 'google'], 'put it into the variable SIGNPOST_GOOGLE_KEY'],
    [['--places', 'amazon'], '--places amazon needs the region of its servers'],
    [['--places', 'amazon=https://h/'], '--places amazon needs the region of its servers'],
    [['--places', 'amazon=eu-central-1'], 'put it into the variable SIGNPOST_AMAZON_KEY'],
    [['--routes', 'mapbox'], 'put it into the variable SIGNPOST_MAPBOX_KEY'],
    [['--routes', 'photon=https://h'], '--routes must be one of valhalla=URL,'],
    [['sreve'], "Unexpected argument 'sreve'"],
    [['--prot', '80'], "Unknown option '--prot'"],
    [['--places', 'photon=https://h', '--port', 'http'], '--port must be a whole number'],
    [['--places', 'photon=https://h', '--host', '0.0.0.0'], 'other machines can reach 0.0.0.0'],
  ])('refuses %j in one line, without any key', async (args, message) => {
    const process = await startServe(args)
    expect(await process.ended).toBe(1)
    expect(process.output()).toContain(message)
    expect(process.output().trim()).not.toContain('\n')
    expect(process.output()).not.toContain('s3cret')
  })
})
