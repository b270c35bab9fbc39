import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../../.scripts/chromium/openPage.ts'
import { buildExplorer } from '../../.scripts/start/buildExplorer.ts'
import { phone } from '../e2e/startExplorer.ts'
import { demoData, type RunningService, startService } from '../e2e/startService.ts'
import { expectPicture, launchPackaged, packaged, settled } from './pictures.ts'

const modes: Readonly<Record<string, BrowserContextOptions>> = {
  light: { viewport: { width: 1024, height: 640 }, colorScheme: 'light' },
  dark: { viewport: { width: 1024, height: 640 }, colorScheme: 'dark' },
  narrow: { ...phone, viewport: { width: 320, height: 700 }, colorScheme: 'light' },
  'narrow-dark': { ...phone, viewport: { width: 390, height: 780 }, colorScheme: 'dark' },
  'right-to-left': { viewport: { width: 1024, height: 640 }, locale: 'ar' },
}

interface Flow {
  readonly link: string
  /** The steps to the pictured state, and the waits for it. */
  readonly steps: (page: Page) => Promise<void>
}

/** Waits for the travel time of each visible place. */
async function timesKnown(page: Page): Promise<void> {
  const times = page.locator('[data-signpost="travel-time"]')
  await times.and(page.locator('[data-status="ready"]')).first().waitFor()
  // Times below the visible ones are requested on scrolling.
  const missing = (): Promise<number> =>
    times
      .and(page.locator('[data-status="loading"]'))
      .evaluateAll(
        (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length,
      )
  await expect.poll(missing).toBe(0)
}

const flows: Readonly<Record<string, Flow>> = {
  suggestions: {
    link: '',
    steps: async (page) => {
      await page.getByRole('combobox').first().click()
      await page.keyboard.type('teatro')
      await page.getByRole('option').first().waitFor()
    },
  },
  list: {
    link: 'q=cafe&near=-34.9055,-56.1851',
    steps: timesKnown,
  },
  card: {
    link: 'place=Museo+Andes+1972&at=-34.90585,-56.20291',
    steps: async (page) => {
      await page.locator('[data-part="tool"]').first().waitFor()
      await timesKnown(page)
    },
  },
  directions: {
    link: 'show=directions&from=-34.90787,-56.20101&from_name=Teatro+Solís&to=-34.8945,-56.1529&to_name=Estadio+Centenario',
    steps: (page) => page.locator('[data-part="time"]:not(:empty)').nth(3).waitFor(),
  },
  'high-sheet': {
    link: 'q=cafe&near=-34.9055,-56.1851',
    steps: async (page) => {
      await timesKnown(page)
      const handle = page.locator('[data-part="panel-header"] > input')
      if (await handle.isVisible()) await handle.press('End')
    },
  },
}

describe.runIf(packaged)('the pictures of the explorer', () => {
  let browser: Browser
  let service: RunningService
  let site: string

  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'signpost-explorer-'))
    buildExplorer(site)
    service = await startService(await demoData(), site, 0)
    browser = await launchPackaged()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.kill()
    await rm(site, { recursive: true, force: true })
  })

  describe.each(Object.entries(modes))('%s', (mode, options) => {
    // Only a phone has a sheet.
    const shown = Object.keys(flows).filter((name) => name !== 'high-sheet' || options.isMobile)
    test.each(shown)('%s', async (name) => {
      const { link = '', steps } = flows[name] ?? {}
      const { page } = await openPage(browser, `${service.address}/${link && `?${link}`}`, {
        locale: 'en-GB',
        reducedMotion: 'reduce',
        ...options,
      })
      await page.locator('[data-signpost="map-view"][data-status="ready"]').first().waitFor()
      await steps?.(page)
      const picture = await settled(page)
      await page.close()
      expectPicture(`explorer-${name}--${mode}`, picture)
    })
  })
})
