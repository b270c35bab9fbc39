import { type CDPSession, chromium, type Page } from 'playwright'
import { launchOptions } from '../../../.scripts/chromium/launchOptions.ts'
import type { Contestant } from './page/main.tsx'
import { type Network, serve } from './serve.ts'

/** The page with the contestants, and its own service. */
export interface BenchPage {
  readonly page: Page
  /** The browser's DevTools session. */
  readonly devtools: CDPSession
  readonly network: Network
  /** Shows a contestant, with the focus in its input. */
  readonly show: (contestant: Contestant) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a built page in a browser with additional flags. */
export async function openPage(built: string, flags: readonly string[]): Promise<BenchPage> {
  const { address, network, close } = await serve(built)
  const usual = await launchOptions()
  const browser = await chromium.launch({ ...usual, args: [...(usual.args ?? []), ...flags] })
  const page = await browser.newPage()
  await page.goto(address)
  const devtools = await page.context().newCDPSession(page)
  // Counts processor time, which depends less on other work on the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    page,
    devtools,
    network,
    show: async (contestant) => {
      await page.evaluate((name) => window.bench.mount(name), contestant)
      await page.locator('input').focus()
      // Waits for the transition of the focus ring, whose frames would be painted while an answer is awaited.
      await page.waitForTimeout(500)
    },
    close: async () => {
      await browser.close()
      close()
    },
  }
}
