/** Takes screenshots of the map with the real service in every state and context, for review: `node test/map/screenshots.ts [word…]`. They are written to `.cache/screenshots/map/`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { launchOptions } from '../../.scripts/chromium/launchOptions.ts'
import { root } from '../../.scripts/root.ts'
import { link } from './link.ts'
import { startDemo } from './startDemo.ts'

interface Shot extends BrowserContextOptions {
  readonly query?: string
  readonly media?: 'print'
  /** The steps before the page is opened, and after it. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly after?: (page: Page) => Promise<unknown>
}

const wide = { viewport: { width: 1200, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const without = (path: string, status: number): Pick<Shot, 'before'> => ({
  before: (page) => page.route(path, (route) => route.fulfill({ status })),
})
const press = (name: string): Pick<Shot, 'after'> => ({
  after: (page) => page.getByRole('button', { name }).first().click(),
})

const shots: Readonly<Record<string, Shot>> = {
  light: wide,
  dark: { ...wide, colorScheme: 'dark' },
  'forced-colors': { ...wide, forcedColors: 'active' },
  arabic: { ...wide, query: `${link}&language=ar` },
  print: { viewport: { width: 800, height: 1100 }, media: 'print' },
  phone,
  'phone-arabic-dark': { ...phone, query: `${link}&language=ar`, colorScheme: 'dark' },
  'phone-step': {
    ...phone,
    after: (page) => page.locator('[data-part="step"]').last().tap(),
  },
  narrow: { viewport: { width: 320, height: 640 } },
  tablet: { viewport: { width: 700, height: 900 } },
  nothing: { ...wide, query: 'language=en' },
  step: { ...wide, after: (page) => page.locator('[data-part="step"]').nth(4).click() },
  options: { ...wide, ...press('Options') },
  picking: { ...wide, ...press('Choose on the map: From') },
  'no-way': { ...wide, ...without('**/directions/**', 204) },
  'not-offered': { ...wide, ...without('**/directions/**', 501) },
  'no-style': { ...wide, ...without('**/style.json*', 404) },
  'no-tiles': { ...wide, ...without('**/tiles/**', 401) },
  'no-worker': { ...wide, ...without('**/*worker*', 404) },
  'own-map': { ...wide, query: `${link}&own` },
  places: { ...wide, query: 'places=farmacia' },
  'place-open': {
    ...phone,
    query: 'places=farmacia',
    colorScheme: 'dark',
    after: (page) => page.locator('[data-part="marker"]').first().click({ force: true }),
  },
}

const asked = process.argv.slice(2)
const folder = join(root, '.cache/screenshots/map')
mkdirSync(folder, { recursive: true })
const demo = await startDemo()
const browser = await chromium.launch(await launchOptions())
for (const [name, { query = link, media, before, after, ...options }] of Object.entries(shots)) {
  if (asked.length > 0 && !asked.some((word) => name.includes(word))) continue
  const context = await browser.newContext({ locale: 'en-US', ...options })
  const page = await context.newPage()
  await before?.(page)
  await page.goto(`${demo.address}/?${query}`, { waitUntil: 'networkidle' })
  await after?.(page)
  if (media) await page.emulateMedia({ media })
  // Movements end, and street names fade in.
  await page.waitForTimeout(2500)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  console.log(join('.cache/screenshots/map', `${name}.png`))
}
await browser.close()
await demo.stop()
