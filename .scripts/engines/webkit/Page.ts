import { setTimeout as wait } from 'node:timers/promises'
import { Frame } from './Frame.ts'
import { Keyboard, Mouse } from './Input.ts'
import { Locator } from './Locator.ts'
import type { PageProxy } from './PageProxy.ts'
import type { WebDriver } from './WebDriver.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A page of WebKit, with the methods of Playwright's `Page` and `BrowserContext` that the tests call. */
export class Page extends Locator {
  readonly keyboard: Keyboard
  readonly mouse: Mouse
  readonly #driver: WebDriver
  readonly #frame: Frame
  readonly #proxy: PageProxy | undefined

  constructor(driver: WebDriver, proxy?: PageProxy) {
    const frame = new Frame(driver)
    const devices = { keyboard: new Keyboard(driver), mouse: new Mouse(driver) }
    super(frame, devices, '')
    this.keyboard = devices.keyboard
    this.mouse = devices.mouse
    this.#driver = driver
    this.#frame = frame
    this.#proxy = proxy
  }

  goto = (url: string): Promise<void> => this.#go('/url', { url })
  reload = (): Promise<void> => this.#go('/refresh')
  goBack = (): Promise<void> => this.#go('/back')
  goForward = (): Promise<void> => this.#go('/forward')

  /** The URL at the last call. The next call reads it again. */
  url(): string {
    void this.#frame.evaluate(() => 0).catch(() => {})
    return this.#driver.address
  }

  title = (): Promise<string> => this.#frame.evaluate(() => document.title)
  override evaluate<Value>(
    call: (...values: never[]) => Value,
    ...values: unknown[]
  ): Promise<Awaited<Value>> {
    return this.#frame.evaluate(call, ...values)
  }

  frame = (name: string): Frame => new Frame(this.#driver, [`iframe[name="${name}"]`])
  frameLocator = (selector: string): Locator =>
    new Locator(new Frame(this.#driver, [selector]), this, '')

  async addInitScript(call: (value: never) => unknown, value?: unknown): Promise<void> {
    if (!this.#proxy)
      throw new Error('This page was opened without a proxy, so it cannot have init scripts.')
    this.#proxy.scripts.push(`(${call})(${JSON.stringify(value)})`)
  }

  /** Sets the size of the inner window. If the window cannot be that narrow, a test's frame can. */
  async setViewportSize({ width, height }: Size): Promise<void> {
    const inner = (): Promise<Size> =>
      this.#frame.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    const setWindow = (size: Size): Promise<unknown> =>
      this.#driver.send('POST', '/window/rect', { x: 0, y: 0, ...size })
    const edges = await this.#frame.evaluate(() => outerHeight - innerHeight)
    await setWindow({ width, height: height + edges })
    const narrowest = 447
    const end = performance.now() + 10_000
    for (;;) {
      const size = await inner()
      if (size.height === height && size.width === Math.max(width, narrowest)) break
      if (performance.now() > end)
        throw new Error(`The window stays at ${size.width} × ${size.height}.`)
      await wait(20)
    }
    const hasFrame = await this.#frame.evaluate(
      (width: string) => {
        const frame = document.querySelector<HTMLElement>('iframe[data-vitest]')
        if (frame) frame.style.width = width
        return frame !== null
      },
      width < narrowest ? `${width}px` : '',
    )
    if (width < narrowest && !hasFrame) {
      throw new Error(`A window of WebKitGTK is at least ${narrowest} px wide.`)
    }
  }

  on(name: string, listener: (line: never) => void): void {
    this.#proxy?.onConsole.add(({ type, text }) => {
      if (name === 'pageerror' && type === name) listener({ message: text } as never)
      if (name === 'console' && type !== 'pageerror') {
        listener({ type: () => type, text: () => text } as never)
      }
    })
    this.#proxy?.onRequest.add((url, headers) => {
      if (name === 'request') listener({ url: () => url, headers: () => headers } as never)
    })
  }

  async waitForRequest(wanted: RegExp): Promise<void> {
    await new Promise<void>((found) =>
      this.#proxy?.onRequest.add((url) => wanted.test(url) && found()),
    )
  }

  /** Waits until the page has sent no request for half a second. */
  async waitForLoadState(): Promise<void> {
    let last = performance.now()
    this.#proxy?.onRequest.add(() => {
      last = performance.now()
    })
    while (performance.now() - last < 500) await wait(50)
  }

  /** Has no effect, because all waits have one limit. */
  setDefaultTimeout(): void {}

  context = (): this => this
  async setOffline(isOffline: boolean): Promise<void> {
    if (this.#proxy) this.#proxy.isOffline = isOffline
    await this.#frame.evaluate((isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    }, !isOffline)
  }

  async close(): Promise<void> {
    await this.#driver.close()
    this.#proxy?.close()
  }

  async #go(command: string, body?: object): Promise<void> {
    await this.#driver.alone(async () => {
      await this.#driver.send('POST', '/frame', { id: null })
      await this.#driver.send('POST', command, body)
    })
    await this.#frame.evaluate(() => 0)
  }
}
