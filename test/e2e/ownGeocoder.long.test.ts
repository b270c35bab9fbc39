import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGeoClient } from '@signpost/client'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../../.scripts/chromium/openPage.ts'
import { launchEngine } from '../../.scripts/engines/launchEngine.ts'
import { root } from '../../.scripts/root.ts'
import type { ProviderServer } from '../../.storybook/providers/ProviderServer.ts'
import { photonServer } from '../../.storybook/providers/photonServer.ts'
import { valhallaServer } from '../../.storybook/providers/valhallaServer.ts'
import { demoData, startService } from './startService.ts'

// Tests the page of `start` with another service in its one line: a Photon and a Valhalla with the demo data.

const ended: (() => Promise<unknown>)[] = []
let data: string

beforeAll(async () => {
  data = await demoData()
})

afterAll(async () => {
  for (const end of ended.reverse()) await end()
})

const line = "const client = { baseUrl: location.origin, apiKey: 'demo' }"

/** A local server of a provider, which answers pages of every origin. */
async function listen(answer: ProviderServer, asked: string[]): Promise<string> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1')
    asked.push(url.pathname)
    answer(url, undefined).then(({ status = 200, body }) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
      response.writeHead(status, headers).end(JSON.stringify(body))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ended.push(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The explorer with another line for its service. */
async function buildWith(client: string, outDir: string): Promise<void> {
  const main = join(root, 'stories/explorer/main.tsx')
  expect(readFileSync(main, 'utf8')).toContain(line)
  const changeLine: Plugin = {
    name: 'change-line',
    enforce: 'pre',
    transform: (code, id) => (id === main ? code.replace(line, client) : undefined),
  }
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'stories/explorer'),
    base: './',
    logLevel: 'error',
    plugins: [changeLine],
    build: { outDir, emptyOutDir: true },
  })
}

test('the explorer works with Photon and Valhalla: typing, choosing, card, and route with steps', async () => {
  const site = await mkdtemp(join(tmpdir(), 'signpost-own-geocoder-'))
  ended.push(() => rm(site, { recursive: true, force: true }))
  const service = await startService(data, site, 0)
  ended.push(service.kill)
  const source = createGeoClient({ baseUrl: service.address, apiKey: 'demo' })
  const asked: string[] = []
  const places = await listen(photonServer(source), asked)
  const routes = await listen(valhallaServer(source), asked)
  const geo = `combine(photon({ url: '${places}' }), valhalla({ url: '${routes}' }))`
  const imports = ['combine', 'photon', 'valhalla'].map((name) => {
    const path = name === 'combine' ? '' : `/${name}`
    return `import { ${name} } from '@signpost/adapters${path}'`
  })
  const client = `const client = { baseUrl: location.origin, fetch: ${geo} }`
  await buildWith([client, ...imports].join('\n'), site)

  const browser = await launchEngine()
  ended.push(() => browser.close())
  const { page, complaints } = await openPage(browser, service.address, {
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const box = page.getByRole('combobox', { name: 'Search for a place' })
  await box.fill('museo andes')
  await page
    .getByRole('option', { name: /^Museo Andes 1972/ })
    .first()
    .click()
  const card = page.getByRole('article', { name: 'Museo Andes 1972' })
  await card.getByText('Montevideo').first().waitFor()
  await page.getByText('© OpenStreetMap contributors').first().waitFor()
  await card.getByRole('button', { name: 'Directions' }).click()
  const from = page.getByRole('combobox', { name: 'From' })
  await from.fill('teatro solis')
  await page
    .getByRole('option', { name: /^Teatro Solís/ })
    .first()
    .click()
  const steps = page.getByRole('list', { name: 'Directions' }).getByRole('listitem')
  await expect.poll(() => steps.count()).toBeGreaterThan(2)
  expect(new Set(asked)).toEqual(new Set(['/api', '/route']))
  expect(complaints).toEqual([])
})
