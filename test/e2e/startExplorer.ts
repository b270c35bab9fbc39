import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { type OpenOptions, openPage } from '../../.scripts/chromium/openPage.ts'
import { engineOfRun } from '../../.scripts/engines/engines.ts'
import { launchEngine } from '../../.scripts/engines/launchEngine.ts'
import { buildExplorer } from '../../.scripts/start/buildExplorer.ts'
import { demoData, startService } from './startService.ts'

export interface RunningExplorer {
  /** Opens the page at a link, for a Briton who wants no motion. */
  readonly open: (link?: string, options?: OpenOptions) => Promise<Page>
  readonly stop: () => Promise<void>
}

/** The narrowest screen of an engine: a window of WebKitGTK has at least 447 px. */
export const narrowest: number = engineOfRun() === 'webkit' ? 447 : 320

/** A phone in the hand. Of other engines than Chromium, whose drivers cannot emulate one, a screen that is as narrow. */
export const phone = {
  viewport: { width: Math.max(390, narrowest), height: 780 },
  ...(engineOfRun() === 'chromium' && { isMobile: true, hasTouch: true }),
} satisfies BrowserContextOptions

/** The page of `start` over the data of the demo, and a browser for it. */
export async function startExplorer(): Promise<RunningExplorer> {
  const site = await mkdtemp(join(tmpdir(), 'signpost-explorer-'))
  buildExplorer(site)
  const service = await startService(await demoData(), site, 0)
  const browser = await launchEngine()
  return {
    open: async (link = '', options = {}) => {
      const address = `${service.address}/${link && `?${link}`}`
      const who = { locale: 'en-GB', reducedMotion: 'reduce' as const }
      const prepare = async (page: Page, complaints: string[]): Promise<void> => {
        await plainGround(page)
        await options.prepare?.(page, complaints)
      }
      return (await openPage(browser, address, { ...who, ...options, prepare })).page
    },
    stop: async () => {
      await browser.close()
      await service.kill()
      await rm(site, { recursive: true, force: true })
    },
  }
}

/** Maps of one color, which cost no painting: for tests of what stands around and upon a map. */
async function plainGround(page: Page): Promise<void> {
  const background = { id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }
  const json = { version: 8, sources: {}, layers: [background] }
  await page.route('**/style.json*', (route) => route.fulfill({ json }))
}
