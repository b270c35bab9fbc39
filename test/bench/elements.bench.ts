import { copyFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { build, preview } from 'vite'
import type { Benchmark } from '../../.scripts/Benchmark.ts'
import { launchOptions } from '../../.scripts/chromium/launchOptions.ts'
import { scriptConfig } from '../../.scripts/elements/scriptConfig.ts'
import { icon } from '../../.scripts/icon.ts'
import { root } from '../../.scripts/root.ts'

const pages = { element: 'element.html', app: 'app.html' }
const rounds = 20

/** Measures the time from navigation to an input that reacts to a key press, each time in a new browser profile, for the script of the elements and for a React app with the same search box. */
export const benchmark: Benchmark = {
  title: '<signpost-search> compared with the same box in a React app',
  async measure() {
    const { address, close } = await serve()
    const browser = await chromium.launch(await launchOptions())
    const times = { element: [] as number[], app: [] as number[] }
    try {
      for (let round = 0; round < rounds; round++) {
        times.app.push(await timeToInteractive(browser, `${address}/${pages.app}`))
        times.element.push(await timeToInteractive(browser, `${address}/${pages.element}`))
      }
    } finally {
      await browser.close()
      await close()
    }
    const [element, app] = [median(times.element), median(times.app)]
    return [
      {
        'median of': 'interactive, ms',
        element: Math.round(element),
        app: Math.round(app),
        ratio: Number((element / app).toPrecision(3)),
        bar: '≤ 1.3 ×',
      },
    ]
  },
}

/** Builds both pages as for publication, and serves them. */
async function serve(): Promise<{ address: string; close: () => Promise<void> }> {
  const source = join(import.meta.dirname, 'elements/page')
  const outDir = join(root, '.cache/bench/elements')
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: source,
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(source, pages.app) } },
  })
  await build(scriptConfig(join(outDir, 'elements')))
  copyFileSync(join(source, pages.element), join(outDir, pages.element))
  copyFileSync(icon, join(outDir, 'icon.svg'))
  const server = await preview({
    configFile: false,
    root: source,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const { port } = server.httpServer.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** The milliseconds until an input of the page has reacted to a key press. */
async function timeToInteractive(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.route('**/geo/v2/**', (route) => route.fulfill({ json: { suggests: [] } }))
  await page.addInitScript(() => {
    const check = (): void => {
      const box = document.querySelector('signpost-search')?.shadowRoot ?? document
      const input = box.querySelector('input')
      const state = box.querySelector<HTMLElement>('[data-status]')?.dataset
      if (!input) return void requestAnimationFrame(check)
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      input.focus()
      if (input.value === '') set?.call(input, 'a')
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      if (state?.open === undefined) return void requestAnimationFrame(check)
      document.title = String(performance.now())
    }
    requestAnimationFrame(check)
  })
  await page.goto(address)
  await page.waitForFunction(() => Number(document.title) > 0)
  const time = Number(await page.title())
  await context.close()
  return time
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN
}
