import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { complaintsOf, type OpenOptions, openPage } from '../../.scripts/chromium/openPage.ts'
import { engineOfRun } from '../../.scripts/engines/engines.ts'
import { launchEngine } from '../../.scripts/engines/launchEngine.ts'
import { buildExplorer } from '../../.scripts/start/buildExplorer.ts'
import { freePort } from './freePort.ts'
import { demoData, type RunningService, startService } from './startService.ts'

// Tests the page of `start` in a real browser, against the real service in a separate process.

// The drivers of other engines cannot emulate a phone or a dark theme.
const testOfChromium = test.skipIf(engineOfRun() !== 'chromium')

const museum = { name: 'Museo Andes 1972', link: 'place=Museo+Andes+1972&at=-34.90585,-56.20291' }
const ends = [
  'from=-34.90787,-56.20101&from_name=Teatro+Solís',
  'to=-34.8945,-56.1529&to_name=Estadio+Centenario',
]
const way = `show=directions&${ends.join('&')}`

let site: string
let data: string
let service: RunningService
let browser: Browser

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'signpost-explorer-'))
  buildExplorer(site)
  data = await demoData()
  service = await startService(data, site, await freePort())
  browser = await launchEngine()
})

afterAll(async () => {
  await browser?.close()
  await service?.kill()
  await rm(site, { recursive: true, force: true })
})

/** Opens the page at a link, with British settings. */
async function open(link = '', options: OpenOptions = {}): Promise<Page> {
  const address = `${service.address}/${link && `?${link}`}`
  const { page } = await openPage(browser, address, {
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  onTestFinished(() => page.close())
  return page
}

/** A browser without WebGL, where the page has no map, because drawing it in software takes longer than the rest of a test. */
const withoutMap: OpenOptions = {
  prepare: (page) =>
    page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind)
      } as typeof getContext
    }),
}

const boxOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for a place' })
const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click()
const optionOf = (page: Page, name: RegExp): Locator => page.getByRole('option', { name }).first()
const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name })
const linkOf = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams)
const isMapReady = (page: Page): Promise<void> =>
  page
    .locator('[data-signpost="place-browser"] > [data-signpost="map-view"][data-status="ready"]')
    .waitFor()
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('keyboard: searches, chooses, and reads the hours', async () => {
  const page = await open()
  const complaints = complaintsOf(page)
  await boxOf(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('museo andes')
  // The answer to a part of the text also has the museum, in another row.
  const first = page.getByRole('option').first()
  await expect.poll(() => first.textContent()).toMatch(/^Museo Andes 1972/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const card = cardOf(page, museum.name)
  await card.getByRole('button', { name: /^(Open|Closed) ·/ }).press('Enter')
  await card.getByRole('row', { name: /Monday.*10 AM – 5 PM/ }).waitFor()
  expect(linkOf(page)).toMatchObject({ place: museum.name, at: '-34.90585,-56.20291' })
  // The distance of a place from itself is not shown.
  const facts = await card.locator('[data-part="subtitle"]').textContent()
  expect(facts).not.toMatch(/\d\s?k?m\b/)
  expect(complaints).toEqual([])
})

test('list and map show the same places for a text and a category', async () => {
  const page = await open()
  const complaints = complaintsOf(page)
  await boxOf(page).fill('cafe')
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: 'Search results' })
  const first = list.getByRole('listitem').getByRole('button').first()
  await first.waitFor()
  const name = (await first.textContent()) ?? ''
  const marker = page.locator('[data-part="marker"]').first()
  await marker.waitFor()
  expect(await marker.getAttribute('aria-label')).toBe(name)
  await first.hover()
  await page.locator('[data-part="marker"][data-hovered]').waitFor()
  await marker.dispatchEvent('click')
  await cardOf(page, name).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await list.waitFor()
  const { near } = linkOf(page)
  await page.locator('canvas').press('ArrowLeft')
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect.poll(() => linkOf(page).near).not.toBe(near)
  await first.waitFor()
  await page.getByRole('button', { name: /^Clear/ }).click()
  await page.getByRole('toolbar', { name: 'Categories' }).getByRole('button').first().click()
  await first.waitFor()
  expect(complaints).toEqual([])
})

test('directions: from a place, step by step with the keyboard', async () => {
  const page = await open(museum.link)
  const complaints = complaintsOf(page)
  await cardOf(page, museum.name).getByRole('button', { name: 'Directions' }).click()
  const to = page.getByRole('combobox', { name: 'To' })
  await expect.poll(() => to.inputValue()).toBe(museum.name)
  // The empty box has the focus.
  await page.keyboard.type('estadio centenario')
  await optionOf(page, /^Estadio Centenario/).click()
  const steps = page.getByRole('list', { name: 'Directions' }).getByRole('button')
  await steps.first().waitFor()
  expect(await steps.count()).toBeGreaterThan(4)
  await steps.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => steps.nth(2).getAttribute('aria-current')).toBe('step')
  await isMapReady(page)
  expect(linkOf(page)).toMatchObject({ from_name: 'Estadio Centenario', to_name: museum.name })
  // A click on the map does not change the route. It sets an end only after "Choose on the map".
  await page.locator('canvas').click({ position: { x: 700, y: 300 } })
  await page.getByRole('button', { name: 'Clear From' }).click()
  await page.getByRole('button', { name: 'Choose on the map: From' }).click()
  await page.keyboard.press('Enter')
  await expect.poll(() => linkOf(page).from).toMatch(/^-34/)
  expect(linkOf(page)).toMatchObject({ show: 'directions', to_name: museum.name })
  expect(complaints).toEqual([])
})

test('choosing another language changes the texts and keeps the place', async () => {
  const page = await open(museum.link, withoutMap)
  await cardOf(page, museum.name).getByRole('button', { name: 'Directions' }).waitFor()
  await openMenu(page)
  await page.getByLabel('Language').selectOption('Deutsch')
  await cardOf(page, museum.name).getByRole('button', { name: 'Route' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(linkOf(page)).toMatchObject({ place: museum.name, lang: 'de' })
})

test('the menu closes with Escape and with a click outside, which does not reach the map', async () => {
  const page = await open()
  const complaints = complaintsOf(page)
  await isMapReady(page)
  const before = linkOf(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await openMenu(page)
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await openMenu(page)
  await page.mouse.click(700, 500)
  await menu.waitFor({ state: 'hidden' })
  expect(linkOf(page)).toEqual(before)
  // A click on the map would have put a point there.
  await page.mouse.click(700, 520)
  await expect.poll(() => linkOf(page)).not.toEqual(before)
  expect(linkOf(page).at).toBeTruthy()
  expect(complaints).toEqual([])
})

test('the menu changes the city, and the color scheme against the system’s', async () => {
  const page = await open()
  await openMenu(page)
  await page.getByLabel('City').selectOption('Astana')
  await page.keyboard.press('Escape')
  await boxOf(page).fill('хан шатыр')
  await optionOf(page, /Хан Шатыр/i).waitFor()
  const dark = page.waitForRequest(/style-dark\.json/)
  await openMenu(page)
  await page.getByLabel('Appearance').selectOption('Dark')
  await dark
})

test('the search box reports that it is offline, and continues later', async () => {
  const page = await open('', withoutMap)
  await boxOf(page).fill('teatro')
  await optionOf(page, /^Teatro/).waitFor()
  await page.context().setOffline(true)
  await boxOf(page).fill('museo andes')
  await page
    .getByText(/offline/i)
    .first()
    .waitFor()
  await page.context().setOffline(false)
  await optionOf(page, /^Museo Andes 1972/).waitFor()
})

test.each([
  ['a place', museum.link, museum.name],
  ['one of a chain', "place=McDonald's&at=-34.90619,-56.19346", "McDonald's"],
  ['a list', 'q=farmacia&near=-34.9055,-56.1851', 'San Roque Cordón'],
  ['a list elsewhere', 'city=Astana&q=cafe&near=51.1605,71.4304', 'Show more'],
  ['a point', 'at=-34.90587,-56.18944', 'Avenida 18 de Julio 1234'],
  ['a route', way, /\d km$/],
])('a link to %s', async (_, link, text) => {
  const page = await open(link)
  const complaints = complaintsOf(page)
  await page.locator('[data-part="panel"] > :not(header)').getByText(text).first().waitFor()
  await isMapReady(page)
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  expect(await page.getByText('Which one do you mean?').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the back button has one step for each choice, and none for typing', async () => {
  const page = await open()
  await boxOf(page).waitFor()
  const before = await page.evaluate(() => history.length)
  await boxOf(page).pressSequentially('cafe')
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: 'Search results' })
  await list.getByRole('listitem').getByRole('button').first().click()
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Directions' }).click()
  await page.getByRole('combobox', { name: 'From' }).waitFor()
  expect(await page.evaluate(() => history.length)).toBe(before + 3)
  await page.goBack()
  await card.waitFor()
  await page.goBack()
  await list.waitFor()
  expect(await boxOf(page).inputValue()).toBe('cafe')
  await page.goBack()
  await list.waitFor({ state: 'detached' })
  expect(await boxOf(page).inputValue()).toBe('')
  await page.goForward()
  await list.waitFor()
})

test('removes control characters from a link, and shows the start page when nothing is left', async () => {
  const page = await open('q=%00', withoutMap)
  await boxOf(page).waitFor()
  expect(await boxOf(page).inputValue()).toBe('')
  expect(await page.title()).toBe('Signpost')
  await page.goto(`${service.address}/?q=%00cafe%1F`)
  await page.getByRole('region', { name: 'Search results' }).waitFor()
  expect(await boxOf(page).inputValue()).toBe('cafe')
})

test('going back from a card restores the scroll position of the list', async () => {
  const page = await open('q=cafe&near=-34.9055,-56.1851', withoutMap)
  const list = page.getByRole('region', { name: 'Search results' })
  const scroll = (): Promise<number> =>
    page.locator('[data-part="panel"]').evaluate((one) => one.scrollTop)
  const row = list.getByRole('listitem').getByRole('button').nth(8)
  await row.scrollIntoViewIfNeeded()
  await expect.poll(scroll).toBeGreaterThan(50)
  // The scroll event comes with the next frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  const before = await scroll()
  // Playwright's own click may scroll the list again, which moves the row. A click by a script is not a user action, without which WebKit's history
  // skips the step.
  const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.getByRole('article').waitFor()
  expect(await scroll()).toBe(0)
  await page.goBack()
  await list.waitFor()
  expect(await scroll()).toBe(before)
})

testOfChromium(
  'the header of a card stays in place, its button covers no text, and the search box has a border on the panel',
  async () => {
    const page = await open(`${museum.link}&q=museo`, {
      ...withoutMap,
      colorScheme: 'dark',
      viewport: { width: 1280, height: 400 },
    })
    await cardOf(page, museum.name).getByRole('button', { name: 'Directions' }).waitFor()
    const header = page.locator('[data-part="panel-header"]')
    const title = page.getByRole('heading', { level: 2, name: museum.name })
    const close = header.getByRole('button', { name: 'Close' })
    const box = async (one: Locator) =>
      (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const bottom = async (one: Locator) => (await box(one)).y + (await box(one)).height
    const textRight = (one: Locator) =>
      one.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().right
      })
    // The button is beside the name at first, and then on a background under which the card scrolls.
    await expect.poll(async () => (await textRight(title)) <= (await box(close)).x).toBe(true)
    const at = (await box(header)).y
    await page.locator('[data-part="panel"]').evaluate((panel) => panel.scrollTo(0, 200))
    await expect.poll(async () => (await box(title)).y).toBeLessThan(at)
    await expect.poll(async () => (await box(header)).y).toBe(at)
    expect(await bottom(close)).toBeLessThanOrEqual(await bottom(header))
    const styleOf = (part: string, name: string): Promise<string> =>
      page
        .locator(part)
        .first()
        .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), name)
    const ground = await styleOf('[data-part="column"]', 'background-color')
    // The border appears in the frame after scrolling.
    await expect.poll(() => styleOf('[data-part="panel-header"]', 'background-color')).toBe(ground)
    const edge = await styleOf('[data-part="search"] [data-part="field"]', 'border-top-color')
    expect(edge).not.toBe('rgba(0, 0, 0, 0)')
    expect(edge).not.toBe(ground)
    expect(await styleOf('[data-part="panel"]', 'scrollbar-gutter')).toBe('stable')
  },
)

const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true }

testOfChromium(
  'a narrow screen: the search box fills it, and results are a sheet below the map',
  async () => {
    const page = await open('', phone)
    await boxOf(page).tap()
    await boxOf(page).fill('museo andes')
    await optionOf(page, /^Museo Andes 1972/).tap()
    const panel = page.locator('[data-part="panel"]', { has: cardOf(page, museum.name) })
    await panel.waitFor()
    await isMapReady(page)
    const top = async (): Promise<number> => (await panel.boundingBox())?.y ?? 0
    await expect.poll(top).toBe(390)
    await page.getByRole('slider', { name: 'Panel height' }).press('ArrowUp')
    await expect.poll(top).toBe(72)
    expect(await sideways(page)).toBe(0)
  },
)

test('right to left: the panel is on the right, and nothing overflows the page', async () => {
  const page = await open(`${museum.link}&lang=ar`, withoutMap)
  const panel = page.locator('[data-part="panel"]', { has: cardOf(page, museum.name) })
  await panel.getByRole('button', { name: 'الاتجاهات' }).waitFor()
  expect((await panel.boundingBox())?.x).toBeGreaterThan(600)
  expect(await sideways(page)).toBe(0)
})

// The last test, because it stops the service of the others.
test('the search box reports a stopped service, and retries after its restart', async () => {
  const page = await open('', withoutMap)
  await boxOf(page).fill('teatro')
  await optionOf(page, /^Teatro/).waitFor()
  // Parts of the page also come from the service when they are first used.
  await page.waitForLoadState('networkidle')
  await service.kill()
  await boxOf(page).fill('museo andes')
  // The map has its own retry button, for parts that it has not loaded yet.
  const retry = page.getByRole('search').getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  service = await startService(data, site, Number(new URL(service.address).port))
  await retry.click()
  await optionOf(page, /^Museo Andes 1972/).waitFor()
})
