import type { Browser, BrowserContextOptions } from 'playwright'
import { Page } from './Page.ts'
import { PageProxy } from './PageProxy.ts'
import { WebDriver } from './WebDriver.ts'

interface LaunchOptions {
  /** The program WebKitWebDriver. */
  readonly executablePath: string
  /** Allows init scripts, a console log and an offline mode. */
  readonly hasProxy?: boolean
}

/** Starts a WebKit with the methods of Playwright's `Browser` that the tests call. Each context is a separate process. */
export function launchWebKit({ executablePath, hasProxy = false }: LaunchOptions): Browser {
  const open = new Set<Page>()
  const newPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
    for (const name of ['colorScheme', 'isMobile', 'forcedColors'] as const) {
      if (options[name]) throw new Error(`WebDriver cannot emulate ${name}.`)
    }
    const proxy = hasProxy ? new PageProxy(options.locale ?? 'en-US') : undefined
    const driver = await WebDriver.start({
      executablePath,
      locale: options.locale,
      zone: options.timezoneId,
      proxy: await proxy?.start(),
    })
    const page = new Page(driver, proxy)
    open.add(page)
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 })
    return page
  }
  const browser = {
    isConnected: () => true,
    version: () => '',
    newPage,
    newContext: async (options?: BrowserContextOptions) => {
      const page = await newPage(options)
      return { newPage: async () => page, setDefaultTimeout() {}, close: () => close(page) }
    },
    close: async () => void (await Promise.all([...open].map(close))),
  }
  async function close(page: Page): Promise<void> {
    if (open.delete(page)) await page.close()
  }
  // It has only the called part of the interface. Another method would fail by its name.
  return browser as unknown as Browser
}
