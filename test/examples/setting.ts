import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { packInto, type Versions } from '../../.scripts/check/installPackages.ts'
import { launchChromium, type OpenedPage, openPage } from '../../.scripts/chromium/openPage.ts'
import { mustRun } from '../../.scripts/run.ts'
import { type FixtureService, serveFixtures } from './serveFixtures.ts'

/** The packages, the service and the browser of all example tests. */
export interface Setting {
  /** The packages as published. */
  readonly tarballs: Versions
  readonly service: FixtureService
  /** Opens a page for the running test. */
  readonly open: (address: string) => Promise<OpenedPage>
  /** Opens a built page; the service is also at its own origin. */
  readonly openBuilt: (root: string, outDir?: string) => Promise<OpenedPage>
}

/** Builds and packs the packages before the first test of a file. */
export function prepareSetting(): Setting {
  let folder: string
  let browser: Browser
  let tarballs: Versions
  let service: FixtureService

  beforeAll(async () => {
    mustRun('pnpm', ['-r', 'build'], { quiet: true })
    folder = mkdtempSync(join(tmpdir(), 'signpost-packed-'))
    tarballs = packInto(folder)
    service = await serveFixtures()
    browser = await launchChromium()
  })

  afterAll(async () => {
    await browser?.close()
    service?.close()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  async function open(address: string): Promise<OpenedPage> {
    const opened = await openPage(browser, address)
    onTestFinished(() => opened.page.close())
    return opened
  }

  return {
    get tarballs() {
      return tarballs
    },
    get service() {
      return service
    },
    open,
    openBuilt: async (root, outDir = 'dist') => {
      const server = await preview({
        root,
        configFile: false,
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0, proxy: { '/geo': service.address } },
      })
      onTestFinished(() => server.close())
      return open(server.resolvedUrls?.local[0] ?? '')
    },
  }
}
