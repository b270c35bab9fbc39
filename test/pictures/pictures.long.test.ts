import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCatalog } from '../../.scripts/catalog/buildCatalog.ts'
import { serveFolder } from '../../.scripts/check/catalog/serveFolder.ts'
import { newPage } from '../../.scripts/chromium/openPage.ts'
import { unpackedChromium } from '../../.scripts/chromium/unpackedChromium.ts'
import { root } from '../../.scripts/root.ts'
import { comparePictures } from './comparePictures.ts'
import { stories } from './stories.ts'

const references = join(import.meta.dirname, 'references')
const found = join(root, '.cache/pictures')
const isWritten = process.env.SIGNPOST_PICTURES === 'write'
/** The share of a picture that may differ: one letter of a row is more. */
const tolerance = 0.0005

const looks = {
  light: { width: 480, globals: 'colorScheme:light' },
  dark: { width: 480, globals: 'colorScheme:dark' },
  narrow: { width: 320, globals: 'colorScheme:light' },
  'right to left': { width: 480, globals: 'colorScheme:light;direction:rtl' },
} as const

// One browser with its own fonts, so that the pictures are the same on every machine. It is there for Linux on x64.
const packaged = await unpackedChromium()

describe.runIf(packaged)('the pictures of components', () => {
  let browser: Browser
  let server: Server
  let url: string

  beforeAll(async () => {
    const site = join(root, '.cache/catalog-pictures')
    expect(buildCatalog(site)).toBe(true)
    const served = await serveFolder(site, '/')
    server = served.server
    url = served.url
    browser = await chromium.launch({
      executablePath: packaged?.executablePath ?? '',
      env: { ...process.env, ...packaged?.env },
      args: ['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
    })
    rmSync(found, { recursive: true, force: true })
    for (const folder of [references, found]) mkdirSync(folder, { recursive: true })
  })
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  describe.each(Object.entries(looks))('%s', (look, { width, globals }) => {
    test.each(stories)('%s', async (story) => {
      const name = `${story}--${look.replaceAll(' ', '-')}`
      const page = await newPage(browser, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      await page.goto(`${url}iframe.html?viewMode=story&id=${story}&globals=${globals}`)
      const picture = await settled(page)
      await page.close()

      const file = join(references, `${name}.png`)
      const before = existsSync(file) ? readFileSync(file) : undefined
      const { share, picture: difference } = before
        ? comparePictures(before, picture)
        : { share: 1 }
      if (share <= tolerance) return
      if (isWritten) return writeFileSync(file, picture)
      writeFileSync(join(found, `${name}.png`), picture)
      if (difference) writeFileSync(join(found, `${name}--difference.png`), difference)
      expect.fail(
        `${before ? `${share * 100} % differ` : 'There is no reference'}: see .cache/pictures/${name}.png.`,
      )
    })
  })
})

/** The picture of a story that no longer changes. */
async function settled(page: Page): Promise<Buffer> {
  await page.locator('.sb-show-main #storybook-root > *').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const isLoaded = () => [...document.images].every(({ complete }) => complete)
  let before: Buffer = Buffer.alloc(0)
  for (;;) {
    await page.waitForFunction(isLoaded)
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (now.equals(before)) return now
    before = now
    // The play function of a story has its next step.
    await page.waitForTimeout(500)
  }
}
