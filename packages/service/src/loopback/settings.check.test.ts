import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

const suggest =
  '/geo/v2/suggestions/json?api_key=demo&search_center=-34.906,-56.191&query=canelones'
let data: SmallData
let site: string
let service: ServiceProcess

beforeAll(async () => {
  data = await smallData()
  site = await mkdtemp(join(tmpdir(), 'signpost-site-'))
  await writeFile(join(site, 'index.html'), '<h1>Map</h1>')
})
afterEach(() => service.kill())
afterAll(async () => {
  await data.remove()
  await rm(site, { recursive: true })
})

async function serve(args: readonly string[], env = {}): Promise<ServiceProcess> {
  service = await startProcess(['serve', '--data', data.folder, '--port', '0', ...args], env)
  return service
}

async function tilesOf(url: string, headers = {}): Promise<unknown> {
  const style = await (await fetch(`${url}/style.json`, { headers })).json()
  return (style as { sources: { signpost: { tiles: string[] } } }).sources.signpost.tiles
}

it('--base-path, --static: everything is under the path', async () => {
  const { url } = await serve(['--base-path', '/places', '--static', site])
  expect(url).toMatch(/\/places$/)
  expect((await fetch(url + suggest)).status).toBe(200)
  expect(await (await fetch(`${url}/`)).text()).toBe('<h1>Map</h1>')
  expect((await fetch(new URL('/healthz', url))).status).toBe(404)
  expect(await tilesOf(url)).toEqual([`${url}/tiles/{z}/{x}/{y}.mvt`])
})

it('--public-url: tiles have the URL that clients know', async () => {
  const { url } = await serve(['--public-url', 'https://maps.example/geo/'])
  expect(await tilesOf(url)).toEqual(['https://maps.example/geo/tiles/{z}/{x}/{y}.mvt'])
})

it('--trust-proxy: trusts the forwarded url only then', async () => {
  const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'maps.example' }
  const { url } = await serve([], { SIGNPOST_TRUST_PROXY: '1' })
  expect(await tilesOf(url, forwarded)).toEqual(['https://maps.example/tiles/{z}/{x}/{y}.mvt'])
  await service.kill()
  const other = await serve([])
  expect(await tilesOf(other.url, forwarded)).toEqual([`${other.url}/tiles/{z}/{x}/{y}.mvt`])
})

it('--metrics-port: metrics are only there, without keys and searches, and nowhere by default', async () => {
  // The port was free a moment ago, and no other program takes ports here.
  const free = await serve([], { SIGNPOST_METRICS_PORT: undefined })
  expect((await fetch(`${free.url}/metrics`)).status).toBe(404)
  await service.kill()
  const { url } = await serve(['--metrics-port', String(free.port)])
  await fetch(url + suggest)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  const figures = await (await fetch(`http://127.0.0.1:${free.port}/metrics`)).text()
  expect(figures).toContain('route="/geo/v2/suggestions/json",status="200",kind="text"} 1')
  expect(figures).not.toMatch(/canelones|api_key|34\.906/)
})

it('--log-queries: logs the searched texts, and never the key', async () => {
  const { url, output } = await serve(['--log-queries'], {
    SIGNPOST_KEYS: '{"keys": [{"name": "web", "key": "s3cret"}]}',
  })
  await fetch(url + suggest.replace('api_key=demo', 'api_key=s3cret'))
  await vi.waitFor(() => expect(output()).toContain('"query":"canelones"'))
  expect(output()).toContain('"key":"web"')
  expect(output()).not.toContain('s3cret')
})
