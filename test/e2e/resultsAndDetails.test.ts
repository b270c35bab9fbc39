import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchOptions } from '../../.scripts/chromium/launchOptions.ts'
import { root } from '../../.scripts/root.ts'
import { demoData, type RunningService, startService } from './startService.ts'

// The screen of the documentation, stories/results/ResultsAndDetails.tsx as it is written, against the real service as a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 })

let site: string
let service: RunningService
let browser: Browser

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'signpost-screen-'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'stories/results/screen'),
    logLevel: 'error',
    build: { outDir: site, emptyOutDir: true },
  })
  service = await startService(await demoData(), site, 0)
  browser = await chromium.launch(await launchOptions())
})

afterAll(async () => {
  await browser?.close()
  await service?.kill()
  await rm(site, { recursive: true, force: true })
})

test('a text, a brand and a category feed one search; a place is read beside its results', async () => {
  const page = await browser.newPage({ locale: 'en-US' })
  const complaints: string[] = []
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(service.address)
  const results = page.getByRole('region', { name: 'Search results' })
  const places = results.getByRole('listitem')
  const isSaid = (text: string): Promise<void> =>
    results.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })

  await page.getByLabel('Name or address').fill('Maldonado')
  await page.keyboard.press('Enter')
  await places.filter({ hasText: 'Maldonado' }).first().waitFor()

  await page.getByRole('option', { name: 'Abitab' }).click()
  await page.getByRole('checkbox', { name: 'All of Banks & Money' }).click()
  await isSaid('1 place')
  expect(await places.textContent()).toMatch(/^Abitab.*Maldonado, Montevideo/)

  await page.getByLabel('Name or address').fill('')
  await page.keyboard.press('Enter')
  await isSaid('10 places so far')
  await results.getByRole('button', { name: 'More places' }).click()
  await isSaid('20 places')
  expect(new Set(await results.locator('[data-part="result-title"]').allTextContents())).toEqual(
    new Set(['Abitab']),
  )

  await results.getByLabel('Sort by').selectOption('distance')
  await places.first().getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const card = page.getByRole('article', { name: 'Abitab' })
  await card.getByText(/Banks & Money/).waitFor()
  expect(await places.nth(1).getByRole('button').getAttribute('aria-current')).toBe('true')
  expect(complaints).toEqual([])
  await page.close()
})
