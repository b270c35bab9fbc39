import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchOptions } from '../../.scripts/chromium/launchOptions.ts'
import { root } from '../../.scripts/root.ts'
import { demoData, type RunningService, startService } from './startService.ts'

// The screen of the documentation, stories/results/ResultsAndDetails.tsx as it is, against the real service as a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 })

let site: string
let service: RunningService
let browser: Browser

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'signpost-screen-'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(import.meta.dirname, 'screen'),
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

async function open(): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(service.address)
  return page
}

test('a text, a brand and a category feed one search, and a place is read beside its results', async () => {
  const page = await open()
  const complaints: string[] = []
  page.on('console', (line) => complaints.push(line.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  const results = page.getByRole('region', { name: 'Search results' })
  const names = results.locator('[data-part="result-title"]')

  await page.getByLabel('Name or address').fill('farmacia')
  await page.keyboard.press('Enter')
  await names.first().waitFor()
  expect(await names.allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/farmacia/i)]),
  )
  await page.screenshot({ path: '/work/main/.cache/shots/screen1.png', fullPage: true })

  expect(complaints).toEqual([])
  await page.close()
})
