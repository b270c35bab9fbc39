import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium, openPage } from '../../.scripts/chromium/openPage.ts'
import { root } from '../../.scripts/root.ts'

// Tests the first experience of a new user after the first command of the README. It builds the demo data, unless they exist.
const minutes = 60_000

let start: ChildProcess
let browser: Browser
let address: string

beforeAll(async () => {
  const program = ['--conditions=@signpost/source', join(root, '.scripts/start.ts')]
  start = spawn(process.execPath, [...program, '--', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await addressOf(start)
  browser = await launchChromium()
}, 5 * minutes)

afterAll(async () => {
  await browser?.close()
  start?.kill('SIGTERM')
  if (start?.exitCode === null) await once(start, 'exit')
})

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of stdout ?? []) {
    output += chunk
    const [, found] = /URL +(http:\S+)/.exec(output) ?? []
    if (found !== undefined) return found
  }
  throw new Error(`\`start\` ended without an address:\n${output}`)
}

test('the command line that `start` prints answers a search', async () => {
  const query = 'api_key=demo&search_center=-34.9,-56.18&query=teatro'
  const response = await fetch(`${address}/geo/v2/suggestions/json?${query}`)
  const { suggests } = await response.json()
  expect(suggests).toContainEqual(expect.objectContaining({ line1: 'Teatro Solís' }))
})

test(
  'the first page finds a place by its name, shows it, and logs no warning',
  async () => {
    const { page, complaints } = await openPage(browser, address)
    await page.getByRole('combobox', { name: 'Search for a place' }).fill('teatro sol')
    const option = page.getByRole('option', { name: /^Teatro Solís/ })
    await option.first().click()
    await page.getByRole('article', { name: 'Teatro Solís' }).getByRole('heading').first().waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(complaints).toEqual([])
  },
  minutes,
)

test(
  'the first page introduces itself until the first search, and shows the code of three components in one click',
  async () => {
    const { page } = await openPage(browser, `${address}/?lang=en`)
    const intro = page.getByText('Signpost place search for React')
    await intro.waitFor()
    await page.getByRole('button', { name: 'Show the code' }).click()
    const code = page.getByRole('dialog', { name: 'Three components' })
    for (const name of ['PlaceBrowser', 'PlaceSearch', 'Directions'])
      expect(await code.textContent()).toContain(`<${name} `)
    await code.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('combobox', { name: 'Search for a place' }).fill('teatro')
    await page.keyboard.press('Enter')
    await intro.waitFor({ state: 'detached' })
  },
  minutes,
)

test('the first page links to the catalog, and waits until it is built', async () => {
  const { page } = await openPage(browser, address)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Component catalog' }).click()
  await page.locator('#storybook-preview-iframe').waitFor({ timeout: 15 * minutes })
})

test('a closed terminal ends the service, too', async () => {
  start.kill('SIGHUP')
  await once(start, 'exit')
  await expect(fetch(address)).rejects.toThrow()
})
