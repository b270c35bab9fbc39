import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '../../../.scripts/chromium/launchOptions.ts'
import { root } from '../../../.scripts/root.ts'
import { suggestionsFor } from './suggestionsFor.ts'

/** The page with the box and the floor, in a browser whose network is intercepted. */
export interface BenchPage {
  readonly page: Page
  /** The browser's own figures. */
  readonly devtools: CDPSession
  /** The latency of each request, in milliseconds, and the number of requests. */
  readonly network: { latency: number; requests: number }
  readonly close: () => Promise<void>
}

const folder = join(import.meta.dirname, 'page')
const outDir = join(root, '.cache/bench/place-search')

/** Builds the page as an app would be, and opens it in a browser with these flags beside the usual. */
export async function openPage(flags: readonly string[] = []): Promise<BenchPage> {
  process.env.NODE_ENV = 'production'
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: folder,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const { port } = server.httpServer.address() as AddressInfo
  const usual = await launchOptions()
  const browser = await chromium.launch({ ...usual, args: [...(usual.args ?? []), ...flags] })
  const page = await browser.newPage()
  const network = { latency: 0, requests: 0 }
  await page.route('**/geo/v2/**', async (route) => {
    network.requests++
    const { searchParams } = new URL(route.request().url())
    if (network.latency > 0) await new Promise((resolve) => setTimeout(resolve, network.latency))
    const json = suggestionsFor(searchParams.get('query') ?? '')
    // Where the request was called off meanwhile, there is nobody to answer.
    await route.fulfill({ json }).catch(() => {})
  })
  await page.goto(`http://127.0.0.1:${port}/`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return {
    page,
    devtools,
    network,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
