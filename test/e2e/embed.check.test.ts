import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type OpenedPage, openPage } from '../../.scripts/chromium/openPage.ts'
import { engineOfRun } from '../../.scripts/engines/engines.ts'
import { launchEngine } from '../../.scripts/engines/launchEngine.ts'
import { icon } from '../../.scripts/icon.ts'
import { root } from '../../.scripts/root.ts'
import { placeElements } from '../../.scripts/start/placeElements.ts'
import { demoData, type RunningService, startService } from './startService.ts'

// The pages under /embed, as `start` passes them to the service, which runs in a separate process.

const aroundPage = '<!doctype html><title>Around</title><link rel="icon" href="/icon.svg">'

let site: string
let service: RunningService
let browser: Browser
let around: Server
/** The origin of a page with the directions in a frame. */
let origin: string

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'signpost-embed-'))
  around = createServer(({ url }, response) => {
    if (url === '/') return response.end(aroundPage)
    response.setHeader('Content-Type', 'image/svg+xml').end(readFileSync(icon))
  })
  await new Promise<void>((resolve) => around.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(around.address() as AddressInfo).port}`
  placeElements(site, { parentOrigin: origin })
  vi.stubEnv('SIGNPOST_FRAME_ANCESTORS', `'self' ${origin}`)
  service = await startService(await demoData(), site, 0)
  browser = await launchEngine()
})

afterAll(async () => {
  await browser?.close()
  await service?.kill()
  around?.close()
  await rm(site, { recursive: true, force: true })
})

/** A message from a frame to the page around it. */
interface Message {
  readonly data: { readonly height?: number }
  readonly origin: string
}

/** Opens a page for the running test. */
async function open(address: string): Promise<OpenedPage> {
  const opened = await openPage(browser, address)
  onTestFinished(() => opened.page.close())
  return opened
}

test('search box, place and route map work together in a plain HTML file of fifteen lines', async () => {
  const file = await readFile(join(root, 'stories/embed/index.html'), 'utf8')
  expect(file.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
  const { page, complaints } = await open(`${service.address}/embed`)
  await page.getByRole('combobox', { name: 'Search for a place' }).fill('teatro sol')
  await page
    .getByRole('option', { name: /^Teatro Solís/ })
    .first()
    .click()
  const card = page.getByRole('article', { name: 'Teatro Solís' })
  await card.getByRole('button', { name: 'Directions' }).click()
  const to = page.getByRole('combobox', { name: 'To' })
  await expect.poll(() => to.inputValue()).toBe('Teatro Solís')
  await page.getByRole('combobox', { name: 'From' }).fill('estadio centenario')
  await page
    .getByRole('option', { name: /Estadio Centenario/ })
    .first()
    .click()
  await page.getByRole('listitem').filter({ hasText: /Turn/ }).first().waitFor()
  await page.locator('[data-signpost="map-view"][data-status="ready"] canvas').waitFor()
  expect(complaints).toEqual([])
})

test('directions in an iframe read their state from the URL, report their height to the embedding page, and refuse other pages', async () => {
  const { page, complaints } = await open(origin)
  await page.evaluate((src) => {
    const messages: Message[] = []
    Object.assign(globalThis, { heard: messages })
    addEventListener('message', ({ data, origin }) => messages.push({ data, origin }))
    const frame = document.createElement('iframe')
    frame.src = src
    frame.width = '390'
    document.body.append(frame)
  }, `${service.address}/embed/directions?from=-34.9077,-56.2012&from_name=Here&to=-34.8945,-56.1529&by=bicycle`)
  const frame = page.frameLocator('iframe')
  // In such a narrow frame the steps are collapsed to the summary.
  await frame.getByRole('button', { name: 'Steps' }).click()
  await frame.getByRole('listitem').filter({ hasText: /Turn/ }).first().waitFor()
  expect(await frame.getByRole('combobox', { name: 'From' }).inputValue()).toBe('Here')
  expect(await frame.getByRole('radio', { name: 'Bicycle' }).isChecked()).toBe(true)
  const messages = (): Promise<Message[]> =>
    page.evaluate(() => (globalThis as unknown as { heard: Message[] }).heard)
  await expect.poll(async () => (await messages()).at(-1)?.data.height).toBeGreaterThan(500)
  for (const message of await messages()) {
    expect(message).toEqual({
      data: { type: 'signpost:resize', height: expect.any(Number) },
      origin: service.address,
    })
  }
  await frame.getByRole('button', { name: /^Swap/ }).click()
  const address = (): Promise<string> => frame.locator('html').evaluate(() => location.href)
  await expect.poll(address).toContain('to_name=Here')
  expect(await address()).not.toContain('demo')
  const script = 'script[src="embed.js"]'
  expect(await frame.locator(script).count()).toBe(1)
  expect(complaints).toEqual([])

  const stranger = await open(origin.replace('127.0.0.1', 'localhost'))
  await stranger.page.evaluate(async (src) => {
    const other = document.createElement('iframe')
    other.src = src
    await new Promise((loaded) => {
      other.addEventListener('load', loaded)
      document.body.append(other)
    })
  }, `${service.address}/embed/directions`)
  expect(await stranger.page.frameLocator('iframe').locator(script).count()).toBe(0)
  // The words of WebKit are not known yet.
  if (engineOfRun() !== 'webkit')
    await expect.poll(() => stranger.complaints.join()).toMatch(/frame-ancestors/)
})

test('directions outside an iframe take the language and units of the URL, and their own height', async () => {
  const { page } = await open(
    `${service.address}/embed/directions?from=-34.9077,-56.2012&to=-34.8945,-56.1529&language=ar&units=imperial`,
  )
  await page.setViewportSize({ width: 900, height: 500 })
  await page.getByRole('radio', { name: 'سيارة' }).waitFor()
  const way = page.locator('signpost-directions')
  await expect.poll(() => way.boundingBox()).toMatchObject({ height: 500 })
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await expect.poll(() => way.getByText(/ميل/).count()).toBeGreaterThan(0)
  await page.getByRole('radio', { name: 'دراجة' }).check()
  await expect.poll(() => page.url()).toMatch(/by=bicycle&language=ar&units=imperial$/)
})
