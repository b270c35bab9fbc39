import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { engineOfRun } from '../../.scripts/engines/engines.ts'
import { phone, type RunningExplorer, startExplorer } from './startExplorer.ts'

// Tests the layout of the `start` page: the panel over the map, the sheet on a phone, and the absence of layout shifts.

const museum = 'place=Museo+Andes+1972&at=-34.90585,-56.20291'
const way =
  'show=directions&from=-34.90787,-56.20101&from_name=Teatro+Solís&to=-34.8945,-56.1529&to_name=Estadio+Centenario'

let explorer: RunningExplorer
beforeAll(async () => {
  explorer = await startExplorer()
})
afterAll(() => explorer?.stop())

const open: RunningExplorer['open'] = async (...given) => {
  const page = await explorer.open(...given)
  onTestFinished(() => page.close())
  return page
}

const rowsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Search results' }).getByRole('listitem')
const isMapReady = (page: Page): Promise<void> =>
  page
    .locator('[data-signpost="place-browser"] > [data-signpost="map-view"][data-status="ready"]')
    .waitFor()

/** Delays answers, and records every layout shift, including those after a click or a key press. */
async function prepare(page: Page): Promise<void> {
  await page.route('**/geo/v2/**', async (route) => {
    await wait(800)
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    Object.assign(globalThis, { noted: shifts })
    const nameOf = (node: Node | null): string | undefined => {
      const element = node instanceof Element ? node : node?.parentElement
      return element?.closest<HTMLElement>('[data-part]')?.dataset.part ?? element?.tagName
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShiftEntry[]) {
        const moved = entry.sources.map(
          ({ node, previousRect: { x, y }, currentRect }) =>
            `${nameOf(node)} (${x}, ${y}) → (${currentRect.x}, ${currentRect.y})`,
        )
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface LayoutShift {
  readonly value: number
  readonly moved: readonly string[]
}

/** An entry of Chromium's `layout-shift`, which the DOM types lack. */
interface LayoutShiftEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** The shift since the last call, once two frames have been painted, and the shifted elements. */
function shiftOf(page: Page): Promise<LayoutShift> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const shifts = (globalThis as unknown as { noted: LayoutShift[] }).noted.splice(0)
    return {
      value: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ moved }) => moved),
    }
  })
}

/** The shifts of more than 0.02, with the shifted elements. */
const jumpsOf = (shifts: Readonly<Record<string, LayoutShift>>): unknown =>
  Object.entries(shifts).filter(([, { value }]) => value > 0.02)

// Only Chromium measures layout shifts and accepts touch from a program.
describe.skipIf(engineOfRun() !== 'chromium')('layout shifts and touch', () => {
  test.each([
    ['a wide screen', {}],
    ['a phone', phone],
  ])('answers that are 800 ms late cause no layout shift on %s', async (_, screen) => {
    const page = await open('', { ...screen, prepare })
    const shifts: Record<string, LayoutShift> = {}
    const note = async (step: string, sign: Locator): Promise<void> => {
      await sign.waitFor()
      shifts[step] = await shiftOf(page)
    }
    const card = page.getByRole('article')
    const actions = card.getByRole('button', { name: 'Directions' })
    await note(
      'load',
      page.getByRole('toolbar', { name: 'Categories' }).getByRole('button').first(),
    )
    await page.getByRole('combobox', { name: 'Search for a place' }).fill('cafe')
    await note('search', page.getByRole('option').first())
    await page.keyboard.press('Enter')
    await note('list', rowsOf(page).getByRole('button').first())
    await rowsOf(page).getByRole('button').nth(1).click()
    await note('card', actions)
    await actions.click()
    await note('directions', page.getByRole('combobox', { name: 'To' }))
    await page.goBack()
    await note('back to the card', actions)
    await page.goBack()
    await note('back to the list', rowsOf(page).first())
    await page.goto(new URL(`/?${museum}`, page.url()).href)
    await note('a link to a card', card.getByRole('button', { name: /^(Open|Closed)/ }))
    await page.goto(new URL(`/?${way}`, page.url()).href)
    await note('a link to a route', page.getByRole('region', { name: 'Route' }))
    await note('times', page.locator('[data-part="time"]:not(:empty)').nth(3))
    const ready = page.locator('[data-signpost="directions"][data-status="ready"]')
    for (const vehicle of ['Bicycle', 'On foot']) {
      await page.getByRole('radio', { name: vehicle }).check({ force: true })
      await note(vehicle, ready)
    }
    await page.getByRole('button', { name: 'Swap start and destination' }).click()
    await page.locator('[data-signpost="directions"][data-status="loading"]').waitFor()
    await note('the way back', ready)
    expect(jumpsOf(shifts)).toEqual([])
    expect(Object.keys(shifts)).toHaveLength(13)
  })

  test.each([
    ['a wide screen', {}],
    ['a phone', phone],
  ])('filters, photos, a point and the sheet cause no layout shift on %s', async (_, screen) => {
    const page = await open(cafes, { ...screen, prepare })
    const shifts: Record<string, LayoutShift> = {}
    const note = async (step: string, sign: Locator): Promise<void> => {
      await sign.waitFor()
      shifts[step] = await shiftOf(page)
    }
    const card = page.getByRole('article')
    const rated = page.getByRole('button', { name: 'Rated 4 and up' })
    const times = rowsOf(page).locator('[data-signpost="travel-time"][data-status="ready"]')
    await note('list', rowsOf(page).nth(4))
    await note('times', times.nth(2))
    // Filtered rows take other places, and nothing else moves.
    await rated.scrollIntoViewIfNeeded()
    const before = await rated.boundingBox()
    await rated.click()
    await page.getByRole('button', { name: 'Rated 4 and up', pressed: true }).waitFor()
    expect(await rated.boundingBox()).toEqual(before)
    await rated.click()
    await rowsOf(page).nth(4).waitFor()
    expect(await rated.boundingBox()).toEqual(before)
    await shiftOf(page)
    await rowsOf(page).getByText('Café Brasilero').click()
    await note('card', card.getByRole('button', { name: 'Directions' }))
    const photo = card.locator('[data-part="tile"]').first()
    await note('photos', photo)
    await photo.click()
    const viewer = page.getByRole('dialog')
    await note('viewer', viewer)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    await note('closed viewer', photo)
    await page.goBack()
    await note('back to the list', rowsOf(page).nth(4))
    if (screen === phone) {
      for (const [key, snap] of [
        ['End', 2],
        ['Home', 0],
        ['ArrowUp', 1],
      ] as const) {
        await page.getByRole('slider', { name: 'Panel height' }).press(key)
        await note(`sheet ${snap}`, page.locator(`[data-part="panel"][data-snap="${snap}"]`))
        expect(await rated.isVisible()).toBe(true)
      }
    }
    const map = await page.locator('canvas').first().boundingBox()
    await page.mouse.click((map?.width ?? 0) * 0.6, 110)
    const point = page.getByRole('region', { name: 'What’s here' })
    await note('point', point)
    await note('address', point.getByRole('button', { name: 'Directions' }))
    await note('categories', page.getByText('Explore nearby').first())
    expect(jumpsOf(shifts)).toEqual([])
    expect(Object.keys(shifts)).toHaveLength(screen === phone ? 13 : 10)
  })

  test('the text of the box stays in place when its sheet opens, and closes on a tapped suggestion', async () => {
    const page = await open('', { ...phone, prepare })
    const box = page.getByRole('combobox', { name: 'Search for a place' })
    const left = async (): Promise<number> => (await box.boundingBox())?.x ?? Number.NaN
    await page.getByRole('toolbar', { name: 'Categories' }).getByRole('button').first().waitFor()
    const closed = await left()
    await shiftOf(page)
    await box.tap()
    await page.locator('[data-sheet]').waitFor()
    expect(jumpsOf({ open: await shiftOf(page) })).toEqual([])
    expect(Math.abs((await left()) - closed)).toBeLessThan(8)
    await box.fill('teatro')
    const option = page.getByRole('option').nth(1)
    await option.waitFor()
    await shiftOf(page)
    await option.tap()
    await page.locator('[data-sheet]').waitFor({ state: 'detached' })
    expect(jumpsOf({ closed: await shiftOf(page) })).toEqual([])
    await page.getByRole('article').waitFor()
    expect(jumpsOf({ card: await shiftOf(page) })).toEqual([])
  })

  test.each([
    ['a wide screen', {}],
    ['a phone', phone],
  ])(
    'the notice of a failed map makes room for the panel without a shift on %s',
    async (_, screen) => {
      const page = await open('', {
        ...screen,
        prepare: async (page) => {
          await prepare(page)
          await page.route('**/style.json*', (route) => route.abort())
        },
      })
      const notice = page.locator('[data-part="overlay"] [data-part="notice"]')
      await notice.waitFor()
      await page.getByRole('button', { name: 'Groceries' }).click()
      const panel = page.locator('[data-part="panel"]')
      await panel.waitFor()
      expect(jumpsOf({ panel: await shiftOf(page) })).toEqual([])
      const [noticeBox, panelBox] = [await notice.boundingBox(), await panel.boundingBox()]
      if (!noticeBox || !panelBox) throw new Error('The notice or the panel is not shown.')
      const isBeside = noticeBox.x >= panelBox.x + panelBox.width
      const isAbove = noticeBox.y >= 0 && noticeBox.y + noticeBox.height <= panelBox.y
      expect(isBeside || isAbove).toBe(true)
    },
  )

  test.each([
    ['a wide screen', {}],
    ['a phone', phone],
  ])('late photos do not move the name of a card on %s', async (_, screen) => {
    const page = await open('place=Café+Brasilero&at=-34.90567,-56.20469', {
      ...screen,
      prepare: async (page) => {
        await prepare(page)
        // The skeleton of the name is recorded before the answer arrives.
        await page.addInitScript(() => {
          const watch = (): void => {
            const skeleton = document.querySelector('[data-part="bone"][data-shape="title"]')
            const { y } = skeleton?.parentElement?.getBoundingClientRect() ?? {}
            if (y === undefined) requestAnimationFrame(watch)
            else Object.assign(globalThis, { titleTop: y })
          }
          requestAnimationFrame(watch)
        })
      },
    })
    await page.locator('[data-part="tiles"]').waitFor()
    const { y } = (await page.locator('[data-part="title"]').boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(await page.evaluate(() => (globalThis as { titleTop?: number }).titleTop)).toBe(y)
    expect(jumpsOf({ card: await shiftOf(page) })).toEqual([])
  })

  test('a finger on the rows of a sheet moves it without opening a row, and scrolls them at its full height', async () => {
    const page = await open('q=cafe&near=-34.9055,-56.1851', phone)
    const panel = page.locator('[data-part="panel"]')
    await rowsOf(page).first().waitFor()
    const top = (): Promise<number> => panel.evaluate((one) => one.getBoundingClientRect().top)
    await expect.poll(top).toBe(390)
    const session = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number): Promise<void> => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: 150, y }],
        })
      await touch('touchStart', from)
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', from + ((to - from) * step) / 8)
      await touch('touchEnd')
    }
    await swipe(640, 300)
    await expect.poll(top).toBe(72)
    expect(await panel.evaluate((one) => one.scrollTop)).toBe(0)
    await swipe(640, 300)
    await expect.poll(() => panel.evaluate((one) => one.scrollTop)).toBeGreaterThan(100)
    expect(await top()).toBe(72)
    expect(new URL(page.url()).searchParams.get('place')).toBe(null)
  })
})

test('the panel overlays the map, which keeps its size; the pin is beside the panel', async () => {
  const page = await open('', { viewport: { width: 1280, height: 800 } })
  await isMapReady(page)
  const map = page.locator('canvas').first()
  const before = await map.boundingBox()
  await page.evaluate((link) => {
    history.pushState(null, '', `?${link}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, museum)
  const marker = page.locator('[data-part="marker"]').first()
  await marker.waitFor()
  expect(await map.boundingBox()).toEqual(before)
  const middle = async (): Promise<number> => {
    const { x, width } = (await marker.boundingBox()) ?? { x: 0, width: 0 }
    return x + width / 2
  }
  // The center of the area that the 400 px panel does not cover, without the space for the buttons of the map.
  await expect.poll(middle).toBeGreaterThan(780)
  expect(await middle()).toBeLessThan(860)
})

test('the sheet of a phone moves to three heights by dragging and by keys, and dragging is not a click', async () => {
  const page = await open('q=cafe&near=-34.9055,-56.1851', phone)
  const panel = page.locator('[data-part="panel"]')
  await rowsOf(page).first().waitFor()
  const top = (): Promise<number> => panel.evaluate((one) => one.getBoundingClientRect().top)
  const drag = async (x: number, from: number, to: number): Promise<void> => {
    await page.mouse.move(x, from)
    await page.mouse.down()
    for (let step = 1; step <= 8; step++) await page.mouse.move(x, from + ((to - from) * step) / 8)
    // The finger rests before it is lifted, because a busy machine could otherwise report any speed.
    await wait(200)
    await page.mouse.up()
  }
  await expect.poll(top).toBe(390)
  const { height } = (await panel.boundingBox()) ?? { height: 0 }
  // The handle is above the filters.
  await drag(120, 400, 70)
  await expect.poll(top).toBe(72)
  // At the full height, the filters are still there.
  expect(await page.getByRole('combobox', { name: 'Sort by' }).isVisible()).toBe(true)
  await drag(120, 82, 722)
  await expect.poll(top).toBe(780 - 132)
  await drag(120, 660, 420)
  await expect.poll(top).toBe(390)
  // The height stays the same, so the content does not move.
  expect((await panel.boundingBox())?.height).toBe(height)
  expect(new URL(page.url()).searchParams.get('q')).toBe('cafe')

  const slider = page.getByRole('slider', { name: 'Panel height' })
  await slider.press('ArrowDown')
  await expect.poll(top).toBe(780 - 132)
  expect(await slider.getAttribute('aria-valuetext')).toBe('Low')
  await slider.press('End')
  await expect.poll(top).toBe(72)
  // Opening a card from below its header makes it visible.
  await slider.press('Home')
  await rowsOf(page).getByRole('button').first().click()
  await page.getByRole('article').waitFor()
  await expect.poll(top).toBe(390)
})

const phones = [
  [447, 780],
  [390, 780],
  [360, 740],
  [320, 700],
] as const

for (const [width, screenHeight] of phones) {
  test(`on a phone of ${width} px the sheet shows the whole summary of a route`, async () => {
    const page = await open(way, { ...phone, viewport: { width, height: screenHeight } })
    const times = page.locator('[data-part="time"]:not(:empty)')
    await times.nth(3).waitFor()
    const { y = 0, height = 0 } =
      (await page.getByRole('region', { name: 'Route' }).boundingBox()) ?? {}
    expect(height).toBeGreaterThan(40)
    expect(y + height).toBeLessThanOrEqual(screenHeight)
    // The names of the vehicles are replaced by their times, but remain their accessible names.
    const car = page.getByRole('radio', { name: 'Car', exact: true })
    expect(await car.getAttribute('aria-describedby')).toBeTruthy()
  })
}

test.each(['en', 'de', 'fr', 'ar'])(
  'on a phone the introduction is one row beside the buttons of the map: %s',
  async (lang) => {
    const page = await open(`lang=${lang}`, phone)
    const intro = page.getByRole('complementary')
    await intro.waitFor()
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 780 })
      const { x = 0, width: own = 0, height = 99 } = (await intro.boundingBox()) ?? {}
      const controls = await page.locator('[data-part="controls"]').boundingBox()
      expect(height).toBeLessThan(80)
      const isBefore = x + own <= (controls?.x ?? 0)
      const isAfter = x >= (controls?.x ?? 0) + (controls?.width ?? 0)
      expect(isBefore || isAfter).toBe(true)
      const inside = await intro.evaluate((one) => one.scrollWidth <= one.clientWidth)
      expect(inside).toBe(true)
    }
  },
)

/** The targets on a page that are too small for a finger: 21 px above or below the center is another element. */
function missedTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const targets = 'button, a[href], select, summary, input, [role="option"]'
    const whole = '[data-part="field"], [data-part="row"], label'
    return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((target) => {
      // A link in a line of text is as high as its line.
      if (target.closest('.maplibregl-ctrl-attrib, [data-part="review"]')) return []
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const own = target.closest(whole) ?? target
      const hitsAround = (one: Element): boolean[] => {
        const { left, top, width, height } = one.getBoundingClientRect()
        // Boxes are painted, and hit, at whole pixels.
        const middle = Math.floor(top + height / 2)
        return [-21, 0, 21].map((y) => {
          const hit = document.elementFromPoint(left + width / 2, middle + y)
          // One of two close pins may cover the other.
          const isPin = target.dataset.part === 'marker' && hit?.closest('[data-part="marker"]')
          return Boolean(hit && (own.contains(hit) || isPin))
        })
      }
      const hits = hitsAround(target)
      const isReached = hits.every(Boolean) || hitsAround(own).every(Boolean)
      // A covered target, such as a pin under the box, does not count.
      return target.offsetWidth < 2 || !hits[1] || isReached
        ? []
        : [`${target.dataset.part ?? target.tagName} ${target.ariaLabel ?? target.textContent}`]
    })
  })
}

const cafes = 'q=cafe&near=-34.9055,-56.1851'

// Other engines cannot emulate a coarse pointer.
test.skipIf(engineOfRun() !== 'chromium').each<[string, string, (page: Page) => Promise<void>]>([
  ['the start', '', (page) => page.getByRole('button', { name: 'Groceries' }).waitFor()],
  ['the menu', '', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  [
    'suggestions',
    '',
    async (page) => {
      await page.getByRole('combobox').fill('teatro')
      await page.getByRole('option').first().waitFor()
    },
  ],
  ['a list', cafes, (page) => rowsOf(page).first().waitFor()],
  [
    'a card',
    cafes,
    async (page) => {
      await rowsOf(page).getByText('Café Brasilero').click()
      await page.getByRole('article').getByText('More details').click()
    },
  ],
  ['directions', way, (page) => page.getByRole('button', { name: 'Steps' }).click()],
])('on a phone every target is at least 44 px high: %s', async (_, link, reach) => {
  const page = await open(link, phone)
  await isMapReady(page)
  await reach(page)
  await expect.poll(() => page.getByRole('button').count()).toBeGreaterThan(2)
  expect(await missedTargets(page)).toEqual([])
})

test.runIf(engineOfRun() === 'chromium')(
  'the menu button has an icon and a border in forced colors',
  async () => {
    const page = await open('', { forcedColors: 'active' })
    const { data } = PNG.sync.read(await page.getByRole('button', { name: 'Menu' }).screenshot())
    const isDark = (at: number): boolean => (data[at * 4] ?? 255) < 64
    const pixels = Array.from({ length: 44 * 44 }, (_, at) => at).filter(isDark)
    const isInside = (at: number): boolean => Math.hypot((at % 44) - 21.5, at / 44 - 21.5) < 15
    expect(pixels.filter(isInside).length).toBeGreaterThan(20)
    expect(pixels.filter((at) => !isInside(at)).length).toBeGreaterThan(60)
  },
)
