import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { link } from './link.ts'
import { minute, openPages, patience } from './openPages.ts'
// Types `window.map` of the page.
import type {} from './page/TakeMap.tsx'
import { colorsAt } from './pixels.ts'

const { open, openWithout } = openPages()

const inTheRiver = [-56.2, -34.918] as const

test(
  'uses the light or dark style of the service, follows changes of the color scheme, and keeps the route',
  async () => {
    const page = await open(link, { colorScheme: 'light' })
    await page.locator('[data-part="step"]').first().waitFor()
    const seen = (): Promise<readonly (readonly number[])[]> =>
      colorsAt(page, [inTheRiver]).then((colors) => colors)
    const [light] = await seen()
    expect(Math.max(...(light ?? []))).toBeGreaterThan(150)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect
      .poll(async () => Math.max(...((await seen())[0] ?? [255])), patience)
      .toBeLessThan(90)
    await expect
      .poll(
        () =>
          page.evaluate(
            () =>
              window.map
                ?.getStyle()
                .layers.filter(({ id }) => id.startsWith('signpost-route'))
                .map(({ id, paint }) => [
                  id.replace(/.*-/, ''),
                  Reflect.get(paint ?? {}, 'line-color'),
                ])
                .find(([part]) => part === 'line')?.[1],
          ),
        patience,
      )
      .toBe('rgb(100, 177, 255)')
    const tiles = await page.evaluate(() => window.map?.queryRenderedFeatures().length)
    expect(tiles).toBeGreaterThan(200)
  },
  2 * minute,
)

test(
  'adds the route to a map of the app, without moving it',
  async () => {
    const page = await open(`${link}&own`)
    const lines = (): Promise<number | undefined> =>
      page.evaluate(
        () =>
          window.map
            ?.queryRenderedFeatures()
            .filter(({ layer }) => /^signpost-route-\d+-line$/.test(layer.id)).length,
      )
    await expect.poll(lines, patience).toBeGreaterThan(0)
  },
  minute,
)

test(
  'on a phone nothing scrolls horizontally, the map stays visible beside the steps, and a step moves it',
  async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const page = await open(link, phone)
    await page.getByRole('button', { name: 'Steps' }).tap()
    const last = page.locator('[data-part="step"]').last()
    await last.waitFor()
    await last.scrollIntoViewIfNeeded()
    const map = page.locator('[data-part="map"]')
    expect((await map.boundingBox())?.y).toBe(0)
    await last.tap()
    await expect.poll(() => page.evaluate(() => window.map?.getZoom()), patience).toBeCloseTo(16)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox()
      if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    }
  },
  minute,
)

test(
  'shows the attribution of the map, also on a narrow map',
  async () => {
    for (const width of [320, 1200]) {
      const page = await open(link, { viewport: { width, height: 800 } })
      const credit = page.getByText('OpenStreetMap contributors')
      await expect.poll(() => credit.isVisible(), patience).toBe(true)
    }
  },
  minute,
)

test.each([
  // A service without a style, which answers 404, has a map of one color.
  ['style 500', '**/style.json*', 500, 'We couldn’t load the map.'],
  ['tiles 401', '**/tiles/**', 401, 'No map data for this area'],
  ['worker 404', '**/*worker*', 404, 'The map couldn’t start.'],
])(
  '%s: shows a notice, and the list works',
  async (_, path, status, text) => {
    const page = await openWithout(path, status)
    await page.getByText(text).waitFor()
    await page.locator('[data-part="step"]').nth(2).click()
    await page.locator('[aria-current="step"]').waitFor()
  },
  minute,
)

test(
  'places: list and map share hover and selection in both directions',
  async () => {
    const page = await open('places=farmacia')
    const marker = (name: string): Locator =>
      page.locator('[data-part="marker"]').and(page.getByRole('button', { name, exact: true }))
    const row = (name: string): Locator =>
      page.locator('[data-part="row"]').filter({ hasText: name }).first()
    const first = page.locator('[data-part="marker"]').first()
    await first.waitFor()
    const names = await page
      .locator('[data-part="marker"]')
      .evaluateAll((markers) => markers.map((element) => element.getAttribute('aria-label') ?? ''))
    expect(names).toHaveLength(await page.locator('[data-part="row"]').count())
    const [one = '', other = ''] = names

    await row(one).hover()
    await expect.poll(() => marker(one).getAttribute('data-hovered')).toBe('')
    await row(one).getByRole('button').first().click()
    await page.getByRole('region', { name: one, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => row(one).getAttribute('data-selected')).toBeNull()

    await marker(other).focus()
    await expect.poll(() => row(other).getAttribute('data-hovered')).toBe('true')
    await page.keyboard.press('Enter')
    await expect.poll(() => row(other).getAttribute('data-selected')).toBe('true')
  },
  minute,
)

test(
  'a pin that is placed at the center by keyboard shows its address',
  async () => {
    const page = await open('places=farmacia')
    await page.getByRole('button', { name: 'Recenter pin' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Constituyente 1414', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Chosen point' }).focus()
    for (let press = 0; press < 6; press++) await page.keyboard.press('Shift+ArrowUp')
    await page.getByText('Constituyente 1414', { exact: true }).waitFor({ state: 'detached' })
  },
  minute,
)
