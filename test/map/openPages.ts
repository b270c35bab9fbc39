import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest'
import { launchOptions } from '../../.scripts/chromium/launchOptions.ts'
import { link } from './link.ts'
import { type Demo, startDemo } from './startDemo.ts'

export const minute = 60_000
export const patience: { readonly timeout: number } = { timeout: 20_000 }

export interface Pages {
  readonly address: () => string
  /** Opens the page of this folder and waits for its map. A line on its console fails the test. */
  readonly open: (query: string, options?: BrowserContextOptions) => Promise<Page>
  /** Opens the page while these addresses answer with nothing but a status. */
  readonly openWithout: (path: string, status: number) => Promise<Page>
}

/** The page of this folder beside the real service, for the tests of a file. */
export function openPages(): Pages {
  let demo: Demo
  let browser: Browser
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    demo = await startDemo()
    vi.unstubAllEnvs()
    browser = await chromium.launch(await launchOptions())
  }, 5 * minute)
  afterAll(async () => {
    await browser?.close()
    await demo?.stop()
  })
  return {
    address: () => demo.address,
    open: async (query, options) => {
      const size = { width: 1200, height: 800 }
      const context = await browser.newContext({ locale: 'en-US', viewport: size, ...options })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (line) => {
        // A test that looks at pixels makes the driver wait.
        if (/GPU stall due to ReadPixels/.test(line.text())) return
        if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      onTestFinished(async () => {
        await context.close()
        expect(complaints).toEqual([])
      })
      await page.goto(`${demo.address}/?${query}`)
      await page.waitForFunction(() => window.map?.loaded(), undefined, patience)
      return page
    },
    openWithout: async (path, status) => {
      const page = await browser.newPage({ locale: 'en-US' })
      onTestFinished(() => page.close())
      await page.route(path, (route) => route.fulfill({ status }))
      await page.goto(`${demo.address}/?${link}`)
      return page
    },
  }
}
