import { type CDPSession, chromium, type Page } from 'playwright'
import { launchOptions } from '../../../.scripts/chromium/launchOptions.ts'
import { redirectKits } from './kits.ts'
import type { Contestant } from './page/main.tsx'
import { type Network, serve } from './serve.ts'

/** The page with the box and the floor, and a service of its own. */
export interface BenchPage {
  readonly page: Page
  /** The browser's own figures. */
  readonly devtools: CDPSession
  readonly network: Network
  /** Shows a contestant, with the focus in its input. */
  readonly show: (contestant: Contestant) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a built page in a browser with these flags beside the usual. */
export async function openPage(built: string, flags: readonly string[]): Promise<BenchPage> {
  const { address, network, close } = await serve(built)
  const usual = await launchOptions()
  const browser = await chromium.launch({ ...usual, args: [...(usual.args ?? []), ...flags] })
  const page = await browser.newPage()
  await page.addInitScript(redirectKits)
  // Nothing leaves this machine, not even for the icons of a kit.
  await page.route(
    ({ origin }) => !address.startsWith(origin),
    (route) => route.abort(),
  )
  await page.goto(address)
  const devtools = await page.context().newCDPSession(page)
  // The time of the processor: what else the machine does counts less.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    page,
    devtools,
    network,
    show: async (contestant) => {
      await page.evaluate((name) => window.bench.mount(name), contestant)
      await page.locator('input').focus()
      // Until the field has its focus ring: frames of its transition would be painted while an answer is on its way.
      await page.waitForTimeout(500)
    },
    close: async () => {
      await browser.close()
      close()
    },
  }
}
