import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { momentOfRun } from '../clock/moment.ts'
import { pinDate } from '../clock/pinDate.ts'
import { launchOptions, withoutGpuCompositing } from './launchOptions.ts'

export interface OpenedPage {
  readonly page: Page
  /** The errors and warnings of the page so far. */
  readonly complaints: string[]
}

export interface OpenOptions extends BrowserContextOptions {
  /** Called before the page loads, for routes, listeners and timeouts. */
  readonly prepare?: (page: Page, complaints: string[]) => unknown
}

/** The Chromium of the tests and checks. */
export async function launchChromium(): Promise<Browser> {
  const { args = [], ...options } = await launchOptions()
  return chromium.launch({ ...options, args: [...args, withoutGpuCompositing] })
}

/** A page in a separate profile, with the clock, time zone and language of the run. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { now, zone, locale } = momentOfRun()
  // A page reads the clock, the zone and the language where this process cannot detect it.
  globalThis.signpostClockReads?.add('a page')
  const page = await browser.newPage({ locale, timezoneId: zone, ...options })
  // As long as in the browser projects, because a busy machine is slow.
  page.setDefaultTimeout(60_000)
  await page.addInitScript(pinDate, Date.parse(now))
  return page
}

/** Opens a URL in a new page. A page without an icon is an error, because many browsers would request one and log a 404. */
export async function openPage(
  browser: Browser,
  address: string,
  { prepare, ...options }: OpenOptions = {},
): Promise<OpenedPage> {
  const page = await newPage(browser, options)
  const complaints = complaintsOf(page)
  await prepare?.(page, complaints)
  await page.goto(address)
  await mustHaveIcon(page)
  return { page, complaints }
}

/** Collects the errors and warnings of a page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (line) => {
    // Chromium warns that a map is read back from WebGL, which happens when a page is composited without it.
    if (/GPU stall due to ReadPixels/.test(line.text())) return
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Checks that the page names an icon that loads, because not every browser requests one. */
async function mustHaveIcon(page: Page): Promise<void> {
  const fault = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
    if (!href) return 'names no icon'
    const picture = new Image()
    picture.src = href
    return picture.decode().then(
      () => '',
      () => `names the icon ${href}, which is not a picture that loads`,
    )
  })
  if (fault !== '') throw new Error(`The page ${page.url()} ${fault}.`)
}
