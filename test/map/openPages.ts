import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest'
import { launchChromium, openPage } from '../../.scripts/chromium/openPage.ts'
import { link } from './link.ts'
import { type Demo, startDemo } from './startDemo.ts'

export const minute = 60_000
export const patience: { readonly timeout: number } = { timeout: 60_000 }

export interface Pages {
  readonly address: () => string
  /** Opens the page of this folder and waits for its map. A console message fails the test. */
  readonly open: (query: string, options?: BrowserContextOptions) => Promise<Page>
  /** Opens the page while these paths answer only with a status. */
  readonly openWithout: (path: string, status: number) => Promise<Page>
}

/** The page of this folder with the real service, for the tests of a file. */
export function openPages(): Pages {
  let demo: Demo
  let browser: Browser
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    demo = await startDemo()
    vi.unstubAllEnvs()
    browser = await launchChromium()
  }, 5 * minute)
  afterAll(async () => {
    await browser?.close()
    await demo?.stop()
  })
  return {
    address: () => demo.address,
    open: async (query, options) => {
      const size = { width: 1200, height: 800 }
      const address = `${demo.address}/?${query}`
      const { page, complaints } = await openPage(browser, address, { viewport: size, ...options })
      onTestFinished(async () => {
        await page.close()
        // A test that reads pixels makes the graphics driver wait, which is a warning.
        const own = complaints.filter((line) => !/GPU stall due to ReadPixels/.test(line))
        expect(own).toEqual([])
      })
      await page.waitForFunction(() => window.map?.loaded(), undefined, patience)
      return page
    },
    openWithout: async (path, status) => {
      const { page } = await openPage(browser, `${demo.address}/?${link}`, {
        prepare: (page) => page.route(path, (route) => route.fulfill({ status })),
      })
      onTestFinished(() => page.close())
      return page
    },
  }
}
