import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { phone, type RunningExplorer, startExplorer } from './startExplorer.ts'

// Tests the page of `start` with large text: at 400 % zoom, and on a phone with text at 200 %.

const screens = {
  start: '',
  results: 'q=cafe&near=-34.9055,-56.1851',
  place: 'place=Museo+Andes+1972&at=-34.90585,-56.20291',
  directions:
    'show=directions&from=-34.90787,-56.20101&from_name=Teatro+Solís&to=-34.8945,-56.1529&to_name=Estadio+Centenario',
}
type Screen = keyof typeof screens

/** The element that shows that a screen has its content. */
const signs: Record<Screen, (page: Page) => Locator> = {
  start: (page) => page.getByRole('toolbar', { name: 'Categories' }).getByRole('button').first(),
  results: (page) => page.locator('[data-part="row"]').first(),
  place: (page) => page.getByRole('button', { name: 'Directions' }),
  directions: (page) => page.getByRole('region', { name: 'Route' }),
}

let explorer: RunningExplorer
beforeAll(async () => {
  explorer = await startExplorer()
})
afterAll(() => explorer?.stop())

const views = {
  '400 % zoom': { viewport: { width: 320, height: 256 } },
  'a phone with text at 200 %': phone,
}

async function open(screen: Screen, view: keyof typeof views): Promise<Page> {
  const page = await explorer.open(screens[screen], views[view])
  onTestFinished(() => page.close())
  if (view !== '400 % zoom') {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // The layout is measured again when the size changes.
    await page.setViewportSize({ width: 389, height: 780 })
  }
  await signs[screen](page).waitFor()
  return page
}

/** The fixed parts, which must not overlap. */
const standing = [
  '[data-part="search"] [data-part="field"]',
  '[data-part="corner"]',
  '[data-part="chips"] button:first-child',
  '[data-signpost="map-view"] [data-part="controls"]',
  '[data-part="panel"]',
]

function overlaps(page: Page): Promise<string[]> {
  return page.evaluate((selectors) => {
    const boxes = selectors.flatMap((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box && box.width > 0 ? [{ selector, box }] : []
    })
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map(({ selector }) => `${one.selector} and ${selector}`),
    )
  }, standing)
}

/** The visible controls, except those on the map, that a tap on their center does not reach after scrolling to them. */
function unreachable(page: Page, inside: string): Promise<string[]> {
  return page.evaluate((root) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(${root}) :is(a[href], button, input:not([type="range"]), select)`,
    )
    return [...controls].flatMap((control) => {
      const target = control.closest('label') ?? control
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      target.scrollIntoView({ block: 'center', inline: 'center' })
      // A link may continue on another line.
      const [{ left, top, width, height } = new DOMRect()] = target.getClientRects()
      // Elements only for the keyboard and screen readers.
      if (width <= 1 || getComputedStyle(target).clipPath !== 'none') return []
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = control.ariaLabel ?? control.textContent
      return hit && target.contains(hit) ? [] : [`${control.tagName} ${name}: ${hit?.outerHTML}`]
    })
  }, inside)
}

/** The fields that are narrower than eight letters of average width. */
function narrowFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-signpost="place-browser"] :is([role="combobox"], select)',
      ),
    ]
      .filter((field) => field.checkVisibility())
      .map((field) => ({ field, style: getComputedStyle(field) }))
      .map(({ field, style }) => ({
        name: field.getAttribute('aria-label') ?? field.id,
        space:
          (field.clientWidth -
            Number.parseFloat(style.paddingLeft) -
            Number.parseFloat(style.paddingRight)) /
          Number.parseFloat(style.fontSize),
      }))
      .filter(({ space }) => space < 4)
      .map(({ name, space }) => `${name}: ${space.toFixed(1)} em`),
  )
}

describe.each(Object.keys(views) as (keyof typeof views)[])('%s', (view) => {
  test.each(Object.keys(screens) as Screen[])(
    'every control of "%s" is reachable, no control overlaps another, and fields show their text',
    async (screen) => {
      const page = await open(screen, view)
      expect(await overlaps(page)).toEqual([])
      expect(await narrowFields(page)).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
      expect(
        await unreachable(
          page,
          '[data-part="search"], [data-part="corner"], [data-part="chips"], [data-signpost="map-view"] [data-part="controls"]',
        ),
      ).toEqual([])
      if (screen === 'start') return
      // The content of the sheet is reached at its greatest height.
      const slider = page.getByRole('slider', { name: 'Panel height' })
      await slider.press('End')
      await expect
        .poll(() => page.locator('[data-part="panel"]').getAttribute('data-snap'))
        .toBe('2')
      expect(await unreachable(page, '[data-part="panel"]')).toEqual([])
      // At its lowest height it still shows its name and its whole header.
      await slider.press('Home')
      await expect
        .poll(() =>
          page.evaluate(() => {
            const close = document.querySelector('[data-part="panel-header"] > [data-part="close"]')
            return (close?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight
          }),
        )
        .toBe(true)
    },
  )

  test('the whole menu is reachable', async () => {
    const page = await open('start', view)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await unreachable(page, 'dialog')).toEqual([])
  })
})
