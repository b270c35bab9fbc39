import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { launchOptions } from '../../.scripts/chromium/launchOptions.ts'
import { root } from '../../.scripts/root.ts'
import { placeElements } from '../../.scripts/start/placeElements.ts'
import { demoData, type RunningService, startService } from './startService.ts'

// The pages under /embed as `start` gives them to the service, which runs as a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 })

let site: string
let service: RunningService
let browser: Browser
let around: Server
/** The origin of a page that has the directions in a frame. */
let origin: string

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'signpost-embed-'))
  around = createServer((_, response) => response.end('<!doctype html><title>Around</title>'))
  await new Promise<void>((resolve) => around.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(around.address() as AddressInfo).port}`
  placeElements(site, { parentOrigin: origin })
  vi.stubEnv('SIGNPOST_FRAME_ANCESTORS', `'self' ${origin}`)
  service = await startService(await demoData(), site, 0)
  browser = await chromium.launch(await launchOptions())
})

afterAll(async () => {
  await browser?.close()
  await service?.kill()
  around?.close()
  await rm(site, { recursive: true, force: true })
})

interface OpenedPage {
  readonly page: Page
  readonly complaints: string[]
  readonly loaded: string[]
}

/** Opens a page, and keeps what it loads and what the browser complains of. */
async function openPage(address: string): Promise<OpenedPage> {
  const page = await browser.newPage({ locale: 'en-US' })
  page.setDefaultTimeout(20_000)
  onTestFinished(() => page.close())
  const complaints: string[] = []
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
  })
  await page.goto(address)
  return { page, complaints, loaded }
}

test('a plain HTML file of fifteen lines has the box, the place and the way on a map, working together', async () => {
  const file = await readFile(join(root, 'stories/embed/index.html'), 'utf8')
  expect(file.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
  const { page, complaints } = await openPage(`${service.address}/embed`)
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

test('directions in a frame: the state from the address, the height told to the page around, other pages kept out', async () => {
  const { page, complaints } = await openPage(origin)
  const heights = page.evaluate(
    (src) =>
      new Promise<{ data: unknown; origin: string }[]>((resolve) => {
        const heard: { data: unknown; origin: string }[] = []
        addEventListener('message', ({ data, origin }) => {
          heard.push({ data, origin })
          if (data.height > 500) resolve(heard)
        })
        const frame = document.createElement('iframe')
        frame.src = src
        frame.width = '390'
        document.body.append(frame)
      }),
    `${service.address}/embed/directions?from=-34.9077,-56.2012&from_name=Here&to=-34.8945,-56.1529&by=bicycle`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('listitem').filter({ hasText: /Turn/ }).first().waitFor()
  expect(await frame.getByRole('combobox', { name: 'From' }).inputValue()).toBe('Here')
  expect(await frame.getByRole('radio', { name: 'Bicycle' }).isChecked()).toBe(true)
  for (const told of await heights) {
    expect(told).toEqual({
      data: { type: 'signpost:resize', height: expect.any(Number) },
      origin: service.address,
    })
  }
  await frame.getByRole('button', { name: /^Swap/ }).click()
  const address = (): string => page.frames()[1]?.url() ?? ''
  await expect.poll(address).toContain('to_name=Here')
  expect(address()).not.toContain('demo')
  expect(complaints).toEqual([])

  const stranger = await openPage(origin.replace('127.0.0.1', 'localhost'))
  await stranger.page.evaluate((src) => {
    const other = document.createElement('iframe')
    other.src = src
    document.body.append(other)
  }, `${service.address}/embed/directions`)
  await expect.poll(() => stranger.complaints.join()).toMatch(/frame-ancestors/)
})

test('directions in a frame of no page: in the language and units of the address, as high as what shows them', async () => {
  const { page } = await openPage(
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
