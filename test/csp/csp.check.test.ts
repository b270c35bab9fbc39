import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { createGeoFetch } from '@signpost/testing'
import { everything, montevideo } from '@signpost/testing/fixtures'
import { transform } from 'esbuild'
import type { Browser, Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { launchChromium, openPage as openAt } from '../../.scripts/chromium/openPage.ts'
import { buildPage } from './buildPage.ts'

// Four origins, as in production: the app, the service, and two with the pictures of places.
const app = 'https://app.example'
const service = 'https://geo.example'
const pictures = 'https://photos.example https://reviews.example'

const policy = [
  "default-src 'self'",
  `img-src 'self' ${pictures}`,
  `connect-src 'self' ${service}`,
].join('; ')

/** A page with a map also takes its worker, and MapLibre's own icons. */
const mapPolicy = [
  "default-src 'self'",
  "worker-src 'self' blob:",
  `img-src 'self' data: blob: ${pictures}`,
  `connect-src 'self' ${service}`,
].join('; ')

/** The style of a service without tiles. */
const mapStyle = {
  version: 8,
  sources: {
    spot: {
      type: 'geojson',
      attribution: 'Drawn by hand',
      data: { type: 'Point', coordinates: [-56.2, -34.9] },
    },
  },
  layers: [{ id: 'spot', type: 'circle', source: 'spot' }],
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'

let browser: Browser
let files: ReadonlyMap<string, string | Uint8Array>

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  files = await buildPage()
  vi.unstubAllEnvs()
  browser = await launchChromium()
})

afterAll(() => browser?.close())

interface OpenedPage {
  readonly page: Page
  readonly complaints: readonly string[]
  /** The loaded files of the app. */
  readonly loaded: readonly string[]
}

/** Opens the page under a policy, and records the browser's complaints. */
async function openPage(header: string, script = ''): Promise<OpenedPage> {
  const answer = createGeoFetch({ cities: [{ ...montevideo, places: [everything] }] })
  const loaded: string[] = []
  const answerTo = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url())
    if (url.origin === app) {
      loaded.push(url.pathname)
      return publish(route, url.pathname, header)
    }
    if (url.origin === service) {
      const answered = url.pathname === '/style.json' ? Response.json(mapStyle) : await answer(url)
      const headers = { 'access-control-allow-origin': app, 'content-type': 'application/json' }
      return route.fulfill({ status: answered.status, headers, body: await answered.text() })
    }
    return route.fulfill({ contentType: 'image/svg+xml', body: picture })
  }
  const opened = await openAt(browser, `${app}/`, {
    prepare: async (page, complaints) => {
      await page.exposeFunction('complain', (text: string) => complaints.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          Reflect.get(window, 'complain')(`${event.effectiveDirective} ${event.blockedURI}`)
        })
      })
      await page.addInitScript(script)
      await page.route('**/*', answerTo)
    },
  })
  onTestFinished(() => opened.page.close())
  return { ...opened, loaded }
}

/** Sends a file of the page like the app's server. */
function publish(route: Route, pathname: string, policy: string): Promise<void> {
  const path = pathname === '/' ? '/index.html' : pathname
  const file = files.get(path)
  if (file === undefined) return route.fulfill({ status: 404 })
  const contentType = types[extname(path)] ?? 'application/octet-stream'
  const headers = { 'content-security-policy': policy, 'content-type': contentType }
  return route.fulfill({ headers, body: Buffer.from(file) })
}

test('nothing in the build violates a strict Content-Security-Policy', async () => {
  const { page, complaints } = await openPage(policy)

  const box = page.getByRole('combobox', { name: 'Search for a place' })
  await box.pressSequentially('taberna')
  const option = page.getByRole('option', { name: /Taberna del Todo/ })
  await option.waitFor()
  // The list is aligned with the box, although no HTML has a `style` attribute.
  const [field, row] = [await box.boundingBox(), await option.boundingBox()]
  expect(row?.y).toBeGreaterThan((field?.y ?? 0) + 10)
  await option.click()

  await page.getByRole('heading', { name: 'Taberna del Todo' }).first().waitFor()
  const tile = page.getByRole('button', { name: /photo 2/i }).first()
  await tile.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('ArrowRight')
  const shown = dialog.locator('img')
  const widthOf = (image: HTMLImageElement): number => image.naturalWidth
  await expect.poll(() => shown.evaluate(widthOf)).toBe(400)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const step = page.getByRole('listitem').filter({ hasText: /Turn/ }).first()
  await step.click()
  await page.getByRole('radio', { name: 'On foot' }).click()
  await page.getByRole('button', { name: 'Use my location' }).first().click()
  expect(complaints).toEqual([])
})

test('MapLibre and its worker load without violating a strict Content-Security-Policy', async () => {
  const { page, complaints, loaded } = await openPage(mapPolicy)
  await page.getByRole('listitem').filter({ hasText: /Turn/ }).first().waitFor()
  expect(loaded.filter((file) => /maplibre.*js$/.test(file))).toEqual([])

  const worker = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Show the map' }).click()
  expect((await worker).url()).toMatch(/maplibre-gl-worker/)
  await page.locator('[data-signpost="map-view"][data-status="ready"] canvas').waitFor()
  await page.getByText('Drawn by hand').waitFor()
  expect(loaded.filter((file) => /maplibre.*js$/.test(file))).not.toEqual([])
  expect(complaints).toEqual([])
})

const trusted = "require-trusted-types-for 'script'; trusted-types"

test('without a map, Trusted Types need no policy', async () => {
  const { page, complaints } = await openPage(`${policy}; ${trusted} 'none'`)
  await page.getByRole('combobox', { name: 'Search for a place' }).pressSequentially('taberna')
  await page.getByRole('option', { name: /Taberna del Todo/ }).click()
  await page.getByRole('heading', { name: 'Taberna del Todo' }).first().waitFor()
  expect(complaints).toEqual([])
})

test('with the policy of "How do I …", Trusted Types leave the map what it needs, and no other HTML', async () => {
  const file = join(import.meta.dirname, '../how-do-i/trustedTypes.ts')
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts' })
  const { page, complaints } = await openPage(`${mapPolicy}; ${trusted} default`, code)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await page.locator('[data-signpost="map-view"][data-status="ready"] canvas').waitFor()
  await page.getByText('Drawn by hand').waitFor()
  expect(complaints).toEqual([])
  const written = page.evaluate(() => {
    document.body.innerHTML = '<p>written</p>'
  })
  await expect(written).rejects.toThrow(/TrustedHTML/)
})

test('the test detects a Content-Security-Policy that blocks the requests to the service', async () => {
  const { complaints } = await openPage("default-src 'self'")
  await expect.poll(() => complaints.join('\n')).toContain(`connect-src ${service}`)
})
