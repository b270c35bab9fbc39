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
  /** Opens the page at a link, with British settings and reduced motion. */
  readonly open: (link?: string, options?: OpenOptions) => Promise<Page>
  readonly stop: () => Promise<void>
}

/** A phone. In engines other than Chromium a narrow screen, because Firefox cannot emulate one. */
export const phone = {
  viewport: { width: 390, height: 780 },
  ...(engineOfRun() === 'chromium' && { isMobile: true, hasTouch: true }),
} satisfies BrowserContextOptions

/** The page of `start` with the demo data, and a browser. */
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

/** Maps of one color, which are fast to paint, for tests of the content around and on a map. */
async function plainGround(page: Page): Promise<void> {
  const background = { id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }
  const json = { version: 8, sources: {}, layers: [background] }
  await page.route('**/style.json*', (route) => route.fulfill({ json }))
}
