import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCatalog } from '../../.scripts/catalog/buildCatalog.ts'
import { type ServedSite, serveSite } from '../../.scripts/check/catalog/serveSite.ts'
import { newPage } from '../../.scripts/chromium/openPage.ts'
import { root } from '../../.scripts/root.ts'
import { expectPicture, launchPackaged, packaged, settled } from './pictures.ts'
import { stories } from './stories.ts'

const modes = {
  light: { width: 480, globals: 'colorScheme:light' },
  dark: { width: 480, globals: 'colorScheme:dark' },
  narrow: { width: 320, globals: 'colorScheme:light' },
  'right to left': { width: 480, globals: 'colorScheme:light;direction:rtl' },
} as const

describe.runIf(packaged)('the pictures of components', () => {
  let browser: Browser
  let served: ServedSite

  beforeAll(async () => {
    const site = join(root, '.cache/catalog-pictures')
    expect(buildCatalog(site)).toBe(true)
    served = await serveSite(site)
    browser = await launchPackaged()
  })
  afterAll(async () => {
    await browser?.close()
    await served?.close()
  })

  describe.each(Object.entries(modes))('%s', (mode, { width, globals }) => {
    test.each(stories)('%s', async (story) => {
      const page = await newPage(browser, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      await page.goto(`${served.url}iframe.html?viewMode=story&id=${story}&globals=${globals}`)
      await page.locator('.sb-show-main #storybook-root > *').first().waitFor()
      const picture = await settled(page)
      await page.close()
      expectPicture(`${story}--${mode.replaceAll(' ', '-')}`, picture)
    })
  })
})
