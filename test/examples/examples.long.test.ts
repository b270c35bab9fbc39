import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { installPackages } from '../../.scripts/check/installPackages.ts'
import { launchChromium, type OpenedPage, openPage } from '../../.scripts/chromium/openPage.ts'
import { icon } from '../../.scripts/icon.ts'
import { mustRun } from '../../.scripts/run.ts'
import { frameworks, installFrameworks, serveBuilt } from './frameworks.ts'
import { type FixtureService, serveFixtures } from './serveFixtures.ts'
import { startNext } from './startNext.ts'

// Small apps, each with the packages as they would be installed. `check` runs the one of Next, too.
let folder: string
let service: FixtureService
let browser: Browser

beforeAll(async () => {
  // `check` has built them.
  if (process.env.SIGNPOST_BUILT !== '1') mustRun('pnpm', ['-r', 'build'], { quiet: true })
  folder = mkdtempSync(join(tmpdir(), 'signpost-examples-'))
  installPackages(folder, ['next', 'react-hook-form', 'typescript', '@types/node'])
  service = await serveFixtures()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  service?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** Opens a page for the test that runs. */
async function open(address: string): Promise<OpenedPage> {
  const opened = await openPage(browser, address)
  onTestFinished(() => opened.page.close())
  return opened
}

/** Builds an app with Vite and serves what was built. */
async function openBuilt(name: string): Promise<OpenedPage> {
  const root = join(folder, name)
  cpSync(join(import.meta.dirname, name), root, { recursive: true })
  cpSync(icon, join(root, 'icon.svg'))
  const env = { VITE_GEO_URL: service.address, NODE_ENV: 'production' }
  mustRun('vite', ['build', root, '--logLevel', 'error'], { cwd: root, env })
  const server = await preview({ root, configFile: false, preview: { host: '127.0.0.1', port: 0 } })
  onTestFinished(() => server.close())
  return open(server.resolvedUrls?.local[0] ?? '')
}

const nextConfigs = [
  ['as a new app has it', { cacheComponents: true, partialPrefetching: true }],
  ['without Cache Components', {}],
] as const

test.each(nextConfigs)(
  'Next, %s: a server component has asked, and the page goes on without a warning',
  async (_, config) => {
    cpSync(join(import.meta.dirname, 'next'), folder, { recursive: true })
    cpSync(icon, join(folder, 'app/icon.svg'))
    writeFileSync(join(folder, 'next.config.mjs'), `export default ${JSON.stringify(config)}`)
    const next = await startNext(folder, { GEO_URL: service.address })
    onTestFinished(() => next.stop())
    const html = await (await fetch(next.address)).text()
    expect(html).toContain('Teatro Solís')
    expect(html).not.toContain('api_key')

    const before = service.operations.length
    const { page, complaints } = await open(next.address)
    await page.getByRole('region', { name: 'Theatres' }).getByText('Teatro Solís').first().waitFor()
    // One search for the HTML, none from the browser.
    expect(service.operations.slice(before)).toEqual(['search'])
    await page.getByRole('combobox', { name: 'Where to?' }).fill('teatro')
    await page.getByRole('option', { name: /^Teatro Solís/ }).waitFor()
    expect(complaints).toEqual([])
  },
)

test('Vite: the first lines of the README are a search box with nothing behind it', async () => {
  const before = service.operations.length
  const { page, complaints } = await openBuilt('first-box')
  const box = page.getByRole('combobox', { name: 'Where to?' })
  await box.fill('teatro')
  await page.getByRole('option', { name: /^Teatro Solís/ }).click()
  await expect.poll(() => box.inputValue()).toBe('Teatro Solís')
  expect(service.operations.length).toBe(before)
  expect(complaints).toEqual([])
})

test('Vite: the QueryClient is the app’s', async () => {
  const { page, complaints } = await openBuilt('own-query-client')
  await page.getByRole('combobox', { name: 'Where to?' }).fill('teatro sol')
  await page.getByRole('option', { name: /^Teatro Solís/ }).click()
  await page.getByRole('article', { name: 'Teatro Solís' }).waitFor()
  await page.getByRole('button', { name: 'Forget what was asked' }).click()
  await page.getByText(/^[1-9]\d* answers forgotten$/).waitFor()
  expect(complaints).toEqual([])
})

test('React Hook Form: the address is filled in, the rest is validated by the app', async () => {
  const { page, complaints } = await openBuilt('react-hook-form')
  await page.getByRole('combobox', { name: 'Address' }).fill('18 de julio 1234')
  await page.getByRole('option', { name: /18 de Julio 1234/ }).click()
  await page.getByRole('button', { name: 'Order' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await name.fill('Ana')
  await page.getByRole('button', { name: 'Order' }).click()
  await page.getByText(/^Ana, .*18 de Julio 1234.*, Montevideo$/).waitFor()
  expect(complaints).toEqual([])
})

test('a design system of its own: the hook behaves, the looks are foreign', async () => {
  const { page, complaints } = await openBuilt('headless')
  const box = page.getByRole('combobox', { name: 'Destination' })
  await box.fill('teatro sol')
  await page.getByRole('option', { name: /^Teatro Solís/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('To Teatro Solís').waitFor()
  expect(await box.evaluate((input) => getComputedStyle(input).fontFamily)).toContain('Georgia')
  expect(complaints).toEqual([])
})

describe('the custom elements, where nothing of React is installed', () => {
  let apps: string

  beforeAll(() => {
    apps = mkdtempSync(join(tmpdir(), 'signpost-frameworks-'))
    installFrameworks(apps)
  })

  afterAll(() => rmSync(apps, { recursive: true, force: true }))

  test.each(frameworks)(
    '$name: a box, its events, and properties as objects and as texts',
    async (framework) => {
      const server = await serveBuilt(apps, framework, service.address)
      onTestFinished(() => server.close())
      const { page, complaints } = await open(server.resolvedUrls?.local[0] ?? '')
      const box = page.getByRole('combobox', { name: 'Where to?' })
      await box.fill('a')
      await expect.poll(() => page.getByRole('option').count()).toBe(5)
      // The point of the page is a text.
      expect(service.calls.at(-1)?.parameters).toMatchObject({ search_center: '-34.9055,-56.1913' })
      await box.fill('teatro sol')
      await page.getByRole('option', { name: /^Teatro Solís/ }).click()
      await page.getByText('To Teatro Solís').waitFor()
      // The suggestion is an object, and so is the point from which the distance is measured.
      const panel = page.getByRole('article', { name: 'Teatro Solís' })
      await panel
        .getByText(/ · \d{3} ft$/)
        .first()
        .waitFor()
      await panel.getByRole('button', { name: 'Directions' }).waitFor()
      expect(await box.inputValue()).toBe('Teatro Solís')
      expect(complaints).toEqual([])
    },
  )
})
