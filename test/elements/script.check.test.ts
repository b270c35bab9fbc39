import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../.scripts/chromium/openPage.ts'
import { type OpenedPage, openPage, origins } from './openPage.ts'
import { scriptFiles } from './scriptFiles.ts'

let browser: Browser
let files: ReadonlyMap<string, string | Uint8Array>

beforeAll(async () => {
  files = await scriptFiles()
  browser = await launchChromium()
})

afterAll(() => browser?.close())

const settings = `data-base-url="${origins.service}" data-api-key="any" data-near="-34.9055,-56.1913" data-units="metric"`
const script = `<script type="module" src="/elements/signpost.js" ${settings}></script>`
const head =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="icon" href="/icon.svg">'

const open = (body: string, policy?: string): Promise<OpenedPage> =>
  openPage(browser, files, `${head}${body}`, policy)

const maps = (loaded: readonly string[]): string[] =>
  loaded.filter((file) => /maplibre|directionsContent|routeMap|mapStyles/i.test(file))

test('the box and the place work under a strict Content-Security-Policy without inline code and eval', async () => {
  const policy = `default-src 'self'; connect-src 'self' ${origins.service}; img-src 'self' https:`
  const { page, complaints } = await open(
    `${script}<signpost-search></signpost-search><signpost-place query="Taberna del Todo" size="full"></signpost-place>`,
    policy,
  )
  await page.getByRole('combobox', { name: 'Search for a place' }).fill('taberna')
  await page.getByRole('option', { name: /Taberna del Todo/ }).click()
  await page.getByRole('heading', { name: 'Taberna del Todo' }).first().waitFor()
  expect(complaints.filter((line) => /Content Security|violat/i.test(line))).toEqual([])
})

test('the console tells authors of pages why a request failed', async () => {
  const { page, complaints } = await open(
    `${script}<signpost-results base-url="${origins.page}/wrong" query="teatro"></signpost-results>`,
  )
  await page.getByText('The service doesn’t offer this.').first().waitFor()
  expect(complaints.filter((line) => line.includes('Signpost:'))).toEqual([
    expect.stringContaining('the service has no such URL. Check `baseUrl`'),
  ])
})

test('a page without a map loads nothing of the map', async () => {
  const { page, loaded } = await open(
    `${script}<signpost-search></signpost-search><signpost-place query="teatro"></signpost-place><signpost-results query="teatro"></signpost-results><signpost-maneuvers></signpost-maneuvers>`,
  )
  await page.locator('signpost-results').getByRole('listitem').first().waitFor()
  expect(loaded.length).toBeGreaterThan(3)
  expect(maps(loaded)).toEqual([])
})

test('a page with only a search box loads the script and one chunk before it is used', async () => {
  const { page, loaded } = await open(`${script}<signpost-search></signpost-search>`)
  await page.getByRole('combobox').waitFor()
  // The list of the box is loaded after them, when the page is idle.
  const [first, chunk, ...idle] = loaded
  expect([first, chunk]).toEqual(['/elements/signpost.js', expect.stringMatching(/assets\/core-/)])
  expect(idle.length === 0 || idle.some((file) => file.includes('PlaceSearchList'))).toBe(true)
})

test('a rare tag is loaded once it is in the page, and other custom elements are unchanged', async () => {
  const { page, loaded, complaints } = await open(
    `${script}<signpost-search></signpost-search><signpost-brand-picker country="UY"></signpost-brand-picker><x-other></x-other>`,
  )
  await page.getByRole('option', { name: 'ANCAP' }).waitFor()
  expect(loaded.filter((file) => file.endsWith('/more.js'))).toHaveLength(1)
  expect(maps(loaded)).toEqual([])
  expect(complaints).toEqual([])
  const late = await open(`${script}<signpost-search></signpost-search>`)
  await late.page.getByRole('combobox').waitFor()
  expect(late.loaded.join()).not.toContain('/more.js')
  await late.page.evaluate(() => {
    const form = document.createElement('signpost-address-form')
    Object.assign(form, { country: 'UY' })
    document.body.append(form)
  })
  await late.page.getByRole('button', { name: 'Save address' }).waitFor()
  expect(await late.page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('UY')
  expect(late.complaints).toEqual([])
})

test('a rare tag in a shadow root works when the page loads its file', async () => {
  const { page, complaints } = await open(
    `${script}<script type="module" src="/elements/more.js"></script>
    <div><template shadowrootmode="open"><signpost-category-browser></signpost-category-browser></template></div>`,
  )
  await page.getByRole('searchbox').waitFor()
  expect(complaints).toEqual([])
})

test('a map below the fold is loaded when it is nearly visible', async () => {
  const { page, loaded } = await open(
    `${script}<div style="height: 4000px"></div><signpost-directions></signpost-directions>`,
  )
  await page.locator('signpost-directions').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(maps(loaded)).toEqual([])
  await page.evaluate(() => scrollTo(0, 4000))
  await page.getByRole('combobox', { name: 'From' }).waitFor()
  await page.locator('canvas').waitFor()
  expect(maps(loaded)).not.toEqual([])
})

test('the worker of the map starts even for a script from another origin', async () => {
  const { page, complaints } = await open(
    `<script type="module" src="${origins.script}/signpost.js" ${settings}></script><signpost-directions></signpost-directions>`,
  )
  await page.locator('[data-signpost="map-view"][data-status="ready"] canvas').waitFor()
  expect(complaints).toEqual([])
})

test('an input of the page gets a list, and keeps its node, label, form and CSS rules', async () => {
  const { page, loaded, complaints } = await open(
    `<form id="trip"></form><label for="place">Where?</label>
    <input id="place" class="wide" name="where" form="trip" value="Salto" required maxlength="40" autofocus data-signpost="search" data-limit="2" placeholder="Town">
    <output></output><script>
      window.field = document.querySelector('input')
      window.field.addEventListener('input', ({ target }) => {
        document.querySelector('output').textContent += target.value + ' '
      })
    </script>${script}`,
  )
  const field = page.getByRole('combobox', { name: 'Where?' })
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await field.evaluate((one) => one === Reflect.get(window, 'field'))).toBe(true)
  await field.clear()
  expect(await field.evaluate((one) => one.matches('.wide:invalid'))).toBe(true)
  await page.keyboard.type('ave')
  await expect.poll(() => page.getByRole('option').count()).toBe(2)
  await page.getByRole('option').first().click()
  const text = await field.inputValue()
  expect(await page.locator('output').textContent()).toBe(` a av ave ${text} `)
  const sent = await page.evaluate(() => [
    ...new FormData(document.querySelector<HTMLFormElement>('#trip') ?? undefined),
  ])
  expect(sent).toEqual([['where', text]])
  expect(loaded.filter((file) => file.includes('followInputs'))).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('going back to a page restores the text, as in an input', async () => {
  const { page } = await open(
    `<form><input name="plain" aria-label="Plain"><signpost-search name="place" label="Where?"></signpost-search></form>${script}`,
  )
  const box = page.getByRole('combobox', { name: 'Where?' })
  const plain = page.getByRole('textbox', { name: 'Plain' })
  await plain.fill('Minas')
  await box.fill('Salto')
  await page.goto(`${origins.page}/?next`)
  await expect.poll(() => box.inputValue()).toBe('')
  await page.goBack()
  await expect.poll(() => box.inputValue()).toBe('Salto')
  expect(await plain.inputValue()).toBe('Minas')
})

test('defines no globals, and does not copy the key', async () => {
  const plain = await open('')
  const names = (): string[] => Object.getOwnPropertyNames(window)
  const before = await plain.page.evaluate(names)
  const { page } = await open(`${script}<signpost-search></signpost-search>`)
  await page.getByRole('combobox').fill('teatro')
  await page.getByRole('option').first().waitFor()
  expect((await page.evaluate(names)).filter((name) => !before.includes(name))).toEqual([])
  const html = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')]
      .map((element) => (element.shadowRoot ?? element).innerHTML)
      .join(),
  )
  expect(html.split('data-api-key="any"').join('')).not.toContain('"any"')
})

test('a second copy keeps the first one and warns, but another URL of the same files is no second copy', async () => {
  const { page, complaints } = await open(
    `${script}<script type="module" src="/copy/signpost.js"></script><signpost-search></signpost-search>`,
  )
  await page.getByRole('combobox').fill('teatro')
  await page.getByRole('option').first().waitFor()
  await expect.poll(() => complaints.join()).toMatch(/Defined already: <signpost-config>/)
  const versioned = await open(
    `${script.replace('signpost.js', 'signpost.js?v=2')}<signpost-search></signpost-search><signpost-place query="teatro"></signpost-place>`,
  )
  await versioned.page.getByRole('article').first().waitFor()
  expect(versioned.complaints).toEqual([])
})

test('the script can be before or after the elements, early or late', async () => {
  const box = '<signpost-search></signpost-search>'
  for (const body of [
    `${script}${box}`,
    `${box}${script}`,
    `${script.replace('<script', '<script async')}${box}`,
  ]) {
    const { page } = await open(body)
    await page.getByRole('combobox', { name: 'Search for a place' }).waitFor()
  }
})
