import { expect, test } from 'vitest'
import { link, minute, openPages, patience } from './openPages.ts'
// What the page gives under `window.map`.
import type {} from './page/main.tsx'
import { colorsAt } from './pixels.ts'

const { open } = openPages()

const inTheRiver = [-56.2, -34.918] as const

test(
  'the service’s own light and dark style, as the page is and when that changes; the route goes with it',
  async () => {
    const page = await open(link, { colorScheme: 'light' })
    await page.locator('[data-part="step-button"]').first().waitFor()
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
  'an app that has its own map adds the route to it',
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
  'on a phone: nothing sideways, the map in sight while the steps are read, a step moves it',
  async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const page = await open(link, phone)
    const last = page.locator('[data-part="step-button"]').last()
    await last.waitFor()
    await last.scrollIntoViewIfNeeded()
    const map = page.locator('[data-part="directions-map"]')
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
  'it says where the map is from, also on a narrow one',
  async () => {
    for (const width of [320, 1200]) {
      const page = await open(link, { viewport: { width, height: 800 } })
      const credit = page.getByText('OpenStreetMap contributors')
      await expect.poll(() => credit.isVisible(), patience).toBe(true)
    }
  },
  minute,
)
