import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { openPage, origins } from '../elements/openPage.ts'
import { scriptFiles } from '../elements/scriptFiles.ts'
import { type ElementPage, elementPages } from './elementPages.ts'
import { expectPicture, launchPackaged, packaged, settled } from './pictures.ts'

interface Mode extends BrowserContextOptions {
  readonly language?: 'ar'
}

const modes: Readonly<Record<string, Mode>> = {
  light: { viewport: { width: 480, height: 900 } },
  dark: { viewport: { width: 480, height: 900 }, colorScheme: 'dark' },
  narrow: { viewport: { width: 320, height: 900 } },
  'right-to-left': { viewport: { width: 480, height: 900 }, language: 'ar' },
}
const embeds = {
  embed: { path: '/embed/index.html', last: 'canvas' },
  'embed-directions': {
    path: '/embed/directions/index.html?from=-34.9077,-56.2012&to=-34.8945,-56.1529&language=LANGUAGE',
    last: '[data-part="pin"]',
    steps: (page: Page) =>
      page.locator('[data-part="step"]').first().waitFor({ state: 'attached' }),
  },
}
const embedFiles = [
  'index.html',
  'directions/index.html',
  'directions/embed.css',
  'directions/embed.js',
]

describe.runIf(packaged)('the pictures of the elements and of the pages under /embed', () => {
  let browser: Browser
  let files: Map<string, string | Uint8Array>

  beforeAll(async () => {
    files = new Map(await scriptFiles())
    for (const file of embedFiles)
      files.set(`/embed/${file}`, await readFile(join(root, 'stories/embed', file)))
    const near = { latitude: -34.9055, longitude: -56.1913 }
    files.set('/embed/config.json', JSON.stringify({ apiKey: 'any', near }))
    browser = await launchPackaged()
  })
  afterAll(() => browser?.close())

  /** Compares the picture of a page once the element to wait for is visible. */
  async function expectPageAt(
    name: string,
    { html, properties, last, steps }: ElementPage,
    { language, ...options }: Mode,
    path = '/',
  ): Promise<void> {
    const { page } = await openPage(browser, files, html, undefined, {
      path,
      reducedMotion: 'reduce',
      ...options,
    })
    const given = await properties?.()
    if (given)
      await page.evaluate((all) => {
        const element = document.body.firstElementChild
        if (element) Object.assign(element, all)
      }, given)
    await steps?.(page)
    await page.locator(last).first().waitFor()
    // The skeleton is in the shadow root of its element.
    const loading = page.locator('[data-signpost="map-view"][data-status="loading"]')
    await expect.poll(() => loading.count()).toBe(0)
    expectPicture(name, await settled(page))
  }

  const settings = `data-base-url="${origins.service}" data-api-key="any" data-near="-34.9055,-56.1913" data-units="metric"`
  const htmlOf = (element: string, language: Mode['language']): string =>
    `<!doctype html><html ${language ? `lang="${language}" dir="rtl"` : 'lang="en"'}><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="/icon.svg">
    <style>:root { color-scheme: light dark; font-family: sans-serif }</style>
    <script type="module" src="/elements/signpost.js" ${settings}></script></head><body>${element}</body></html>`

  describe.each(Object.entries(modes))('%s', (mode, options) => {
    test.each(Object.entries(elementPages))('%s', async (name, page) => {
      const html = htmlOf(page.html, options.language)
      await expectPageAt(`elements-${name}--${mode}`, { ...page, html }, options)
    })

    test.each(Object.entries(embeds))('%s', async (name, page) => {
      const language = options.language ?? 'en'
      const path = page.path.replace('LANGUAGE', language)
      await expectPageAt(`${name}--${mode}`, { html: '', ...page }, options, path)
    })
  })
})
