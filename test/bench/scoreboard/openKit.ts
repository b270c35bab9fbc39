import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../../../.scripts/chromium/launchOptions.ts'
import { type BuiltKit, compressed } from './buildKit.ts'
import { answerKit, isForKit, sendFile } from './handleKit.ts'
import { type Network, namesFor } from './Network.ts'
import { preparePage } from './preparePage.ts'

/** A page with the box of a kit, whose input has the focus, and a server on this machine that stands for all hosts. */
export interface OpenKit {
  readonly page: Page
  readonly network: Network
  /** The errors that no script caught. */
  readonly errors: readonly string[]
  /** The hosts that the page asked, in vain, in other ways than with `fetch` and `XMLHttpRequest`. */
  readonly blocked: ReadonlySet<string>
  /** The compressed bytes of the files that the page has loaded. */
  readonly loaded: () => number
  readonly close: () => Promise<void>
}

/** Launches a browser that resolves no host name. */
export async function launchAlone(): Promise<Browser> {
  const usual = await launchOptions()
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
  return chromium.launch({ ...usual, args: [...(usual.args ?? []), alone] })
}

/** Serves a built kit, and shows it in a page that reaches nothing else. */
export async function openKit({ kit, built }: BuiltKit, browser: Browser): Promise<OpenKit> {
  const network: Network = { latency: 0, respond: (text) => ({ names: namesFor(text) }) }
  const files = new Map<string, number>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (isForKit(pathname)) return void answerKit(kit, network, request, response)
    const content = sendFile(built, pathname === '/' ? 'index.html' : pathname, response)
    if (/\.(js|css)$/.test(pathname)) files.set(pathname, compressed(content ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const context = await browser.newContext({ locale: 'en-US' })
  const close = async (): Promise<void> => {
    await context.close()
    server.close()
    server.closeAllConnections()
  }
  try {
    const page = await context.newPage()
    const errors: string[] = []
    const blocked = new Set<string>()
    page.on('pageerror', ({ message }) => errors.push(message))
    await context.route(
      (url) => url.origin !== origin,
      (route) => {
        blocked.add(new URL(route.request().url()).host)
        return route.abort()
      },
    )
    await page.addInitScript(preparePage)
    await page.goto(origin)
    await page.evaluate(async () => {
      const container = document.querySelector<HTMLElement>('#app')
      if (container) await window.mountKit(container, { label: 'Where to?', chose: () => {} })
    })
    await page.locator(kit.input).first().focus({ timeout: 10_000 })
    // The rest of the code is loaded, and the focus is drawn.
    await page.waitForTimeout(500)
    const loaded = (): number => [...files.values()].reduce((sum, size) => sum + size, 0)
    return { page, network, errors, blocked, loaded, close }
  } catch (error) {
    await close()
    throw error
  }
}
