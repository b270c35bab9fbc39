import { extname } from 'node:path'
import { createGeoFetch } from '@signpost/testing'
import { everything, montevideo } from '@signpost/testing/fixtures'
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright'
import { onTestFinished } from 'vitest'
import { openPage as openAt } from '../../.scripts/chromium/openPage.ts'
import { icon } from '../../.scripts/icon.ts'

// Three origins, as in production: the page, the script and the service.
export const origins = {
  page: 'https://page.example',
  script: 'https://script.example',
  service: 'https://geo.example',
} as const

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

/** A style of a map that needs no tiles. */
const mapStyle = { version: 8, sources: {}, layers: [] }

export interface OpenedPage {
  readonly page: Page
  readonly complaints: readonly string[]
  /** The requested files of the script. */
  readonly loaded: readonly string[]
}

export interface PageOptions extends BrowserContextOptions {
  /** The path of the page among the files. Default: the HTML. */
  readonly path?: string
}

/** Opens a page of this HTML, with or without a policy, with the files of the script on its own origin and on another. The service has its own origin, and is also below the page. */
export async function openPage(
  browser: Browser,
  files: ReadonlyMap<string, string | Uint8Array>,
  html: string,
  policy?: string,
  { path = '/', ...options }: PageOptions = {},
): Promise<OpenedPage> {
  const answer = createGeoFetch({
    cities: [{ ...montevideo, places: [...montevideo.places, everything] }],
  })
  const loaded: string[] = []
  const answerTo = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url())
    const headers = { 'access-control-allow-origin': '*' }
    const isStyle = /\/style(-dark)?\.json$/.test(url.pathname)
    if (url.origin === origins.service || isStyle || url.pathname.startsWith('/geo/')) {
      const answered = isStyle ? Response.json(mapStyle) : await answer(url)
      const body = await answered.text()
      return route.fulfill({
        status: answered.status,
        headers,
        contentType: 'application/json',
        body,
      })
    }
    if (url.pathname === '/') {
      const csp = policy && { 'content-security-policy': policy }
      return route.fulfill({
        headers: { ...csp },
        contentType: 'text/html; charset=utf-8',
        body: html,
      })
    }
    if (url.pathname.endsWith('/icon.svg')) return route.fulfill({ path: icon })
    const file = files.get(url.pathname.replace(/^\/(copy|elements)\//, '/'))
    if (file === undefined) return route.fulfill({ status: 404 })
    loaded.push(url.pathname)
    const contentType = types[extname(url.pathname)] ?? 'application/octet-stream'
    return route.fulfill({ headers, contentType, body: Buffer.from(file) })
  }
  const opened = await openAt(browser, `${origins.page}${path}`, {
    ...options,
    prepare: (page) => page.route('**/*', answerTo),
  })
  onTestFinished(() => opened.page.close())
  return { ...opened, loaded }
}
