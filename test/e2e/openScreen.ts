import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { build } from 'vite'
import { openPage } from '../../.scripts/chromium/openPage.ts'
import { launchEngine } from '../../.scripts/engines/launchEngine.ts'
import { root } from '../../.scripts/root.ts'
import { demoData, startService } from './startService.ts'

export interface Screen {
  readonly page: Page
  /** The errors and warnings that the page wrote to the console. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/** Builds a folder of the stories into a page, serves it with the real service, and opens it. */
export async function openScreen(folder: string): Promise<Screen> {
  const site = await mkdtemp(join(tmpdir(), 'signpost-screen-'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, folder),
    logLevel: 'error',
    build: { outDir: site, emptyOutDir: true },
  })
  const service = await startService(await demoData(), site, 0)
  const browser = await launchEngine()
  const { page, complaints } = await openPage(browser, service.address)
  return {
    page,
    complaints,
    close: async () => {
      await browser.close()
      await service.kill()
      await rm(site, { recursive: true, force: true })
    },
  }
}
