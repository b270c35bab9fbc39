import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchChromium, openPage } from '../../chromium/openPage.ts'
import { serveSite } from './serveSite.ts'

/** The console messages and failed requests of a browser on the pages of a built catalog, served from a sub-path. */
export async function faultsOfPages(site: string): Promise<readonly string[]> {
  const { url, close } = await serveSite(site, '/some/where/')
  const browser = await launchChromium()
  const faults: string[] = []
  const waiting = pagesOf(site).map((id) => `iframe.html?viewMode=docs&id=${id}`)
  // The outer frame of all pages, once.
  waiting.push('index.html')
  try {
    await Promise.all([visitAll(), visitAll()])
  } finally {
    await browser.close()
    await close()
  }
  return faults

  async function visitAll(): Promise<void> {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      faults.push(...(await faultsOf(browser, url, path)))
    }
  }
}

/** The ids of the pages of a built catalog. */
function pagesOf(site: string): readonly string[] {
  const index: { readonly entries: Readonly<Record<string, { readonly type: string }>> } =
    JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'))
  return Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'docs' ? [id] : []))
}

async function faultsOf(browser: Browser, url: string, path: string): Promise<readonly string[]> {
  const faults = new Set<string>()
  const complain = (fault: string) => faults.add(`${path}: ${fault}`)
  const { page, complaints } = await openPage(browser, url + path, {
    prepare: (page) => {
      page.on('request', (request) => {
        if (!isInside(request.url(), url))
          complain(`requests ${request.url()}, which is outside the site`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) complain(`${response.status()} for ${response.url()}`)
      })
    },
  })
  const landmark = path.startsWith('iframe') ? '.sbdocs-content h1' : '#storybook-preview-iframe'
  await page.waitForSelector(landmark, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.close()
  // Stories of failures use a blocked port.
  complaints.filter((text) => !text.includes('ERR_UNSAFE_PORT')).forEach(complain)
  return [...faults]
}

/** A port that browsers refuse to connect to, used by stories of failures. */
const noPort = 'http://localhost:1/'

/** True for a URL within the site, and for a URL that the page creates itself. */
function isInside(address: string, url: string): boolean {
  return [url, noPort, 'data:', 'blob:'].some((start) => address.startsWith(start))
}
