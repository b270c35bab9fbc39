import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import { Frame, type Point } from './Frame.ts'
import type { Keyboard, Mouse } from './Input.ts'

export interface Devices {
  readonly keyboard: Keyboard
  readonly mouse: Mouse
}

interface PressOptions {
  readonly position?: Point
  readonly force?: boolean
  readonly clickCount?: number
}

/** WebKit has a method that centers an element that is cut off, as Playwright does. */
interface WebKitElement extends Element {
  readonly scrollIntoViewIfNeeded: () => void
}

/** Elements of a frame, with the methods of Playwright's `Locator`. */
export class Locator {
  readonly #frame: Frame
  readonly #devices: Devices
  readonly #selector: string

  constructor(frame: Frame, devices: Devices, selector: string) {
    // Vitest writes the path into a frame as a part of the selector.
    const [own = '', ...frames] = selector.split(' >> internal:control=enter-frame').toReversed()
    this.#frame = new Frame(frame.driver, [...frame.path, ...frames.toReversed()])
    this.#devices = devices
    this.#selector = own.replace(/^ >> /, '')
  }

  locator(selector: string, { has }: { has?: Locator } = {}): Locator {
    const found = this.#inner(selector)
    return has ? found.filter({ has }) : found
  }
  getByRole = (...values: Parameters<typeof getByRoleSelector>): Locator =>
    this.#inner(getByRoleSelector(...values))
  getByText = (...values: Parameters<typeof getByTextSelector>): Locator =>
    this.#inner(getByTextSelector(...values))
  getByLabel = (...values: Parameters<typeof getByLabelSelector>): Locator =>
    this.#inner(getByLabelSelector(...values))
  first = (): Locator => this.nth(0)
  last = (): Locator => this.nth(-1)
  nth = (index: number): Locator => this.#inner(`nth=${index}`)
  describe = (): Locator => this
  filter({ hasText, has }: { hasText?: string | RegExp; has?: Locator }): Locator {
    if (has) return this.#inner(`internal:has=${JSON.stringify(has.#selector)}`)
    const text = hasText instanceof RegExp ? String(hasText) : `${JSON.stringify(hasText)}i`
    return this.#inner(`internal:has-text=${text}`)
  }

  async click({ position, force, clickCount = 1 }: PressOptions = {}): Promise<void> {
    const { x, y } = await this.#point(position, force)
    await this.#devices.mouse.click(x, y, { clickCount })
  }
  dblclick = (options: PressOptions = {}): Promise<void> =>
    this.click({ ...options, clickCount: 2 })
  tap = this.click
  async check(options: PressOptions = {}): Promise<void> {
    if (!(await this.isChecked())) await this.click(options)
  }
  async hover({ position, force }: PressOptions = {}): Promise<void> {
    const { x, y } = await this.#point(position, force)
    await this.#devices.mouse.move(x, y)
  }
  async press(key: string): Promise<void> {
    await this.focus()
    await this.#devices.keyboard.press(key)
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    await this.#devices.keyboard.type(text)
  }
  async fill(text: string): Promise<void> {
    await this.#try('fill', text)
  }
  clear = (): Promise<void> => this.fill('')
  async selectOption(wanted: string | readonly string[]): Promise<void> {
    await this.#try('select', [wanted].flat()[0])
  }
  focus = (): Promise<void> => this.evaluate((element: HTMLElement) => element.focus())
  selectText = (): Promise<void> => this.evaluate((element: HTMLInputElement) => element.select())
  scrollIntoViewIfNeeded = (): Promise<void> =>
    this.evaluate((element: WebKitElement) => element.scrollIntoViewIfNeeded())
  dispatchEvent = (type: string): Promise<void> =>
    this.evaluate(
      (element: Element, type: string) =>
        void element.dispatchEvent(
          new Event(type, { bubbles: true, cancelable: true, composed: true }),
        ),
      type,
    )

  count = (): Promise<number> => this.#all((elements) => elements.length)
  allTextContents = (): Promise<string[]> =>
    this.#all((elements) => elements.map(({ textContent }) => textContent ?? ''))
  textContent = (): Promise<string | null> =>
    this.evaluate((element: Element) => element.textContent)
  getAttribute = (name: string): Promise<string | null> =>
    this.evaluate((element: Element, name: string) => element.getAttribute(name), name)
  inputValue = (): Promise<string> => this.evaluate((element: HTMLInputElement) => element.value)
  isChecked = (): Promise<boolean> => this.evaluate((element: HTMLInputElement) => element.checked)
  isVisible = (): Promise<boolean> =>
    this.#frame.call('(selector) => signpostPage.isVisible(selector)', this.#selector)
  async boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    const origin = await this.#frame.origin()
    const { x, y, width, height } = await this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    })
    return { x: origin.x + x, y: origin.y + y, width, height }
  }

  /** Calls a function with the element, once it exists. */
  async evaluate<Value>(
    call: (element: never, value: never) => Value,
    value?: unknown,
  ): Promise<Awaited<Value>> {
    const source = `async (selector, value) => {
      const element = signpostPage.one(selector)
      return element ? [await (${call})(element, value)] : 'no such element'
    }`
    const [answer] = await this.#frame.until(
      () => this.#frame.call<[Awaited<Value>] | string>(source, this.#selector, value),
      this.#selector,
    )
    return answer
  }

  async waitFor({
    state = 'visible',
  }: {
    state?: 'attached' | 'detached' | 'visible' | 'hidden'
  } = {}): Promise<void> {
    await this.#frame.until(async () => {
      const isThere = /tached/.test(state) ? (await this.count()) > 0 : await this.isVisible()
      return isThere === (state === 'visible' || state === 'attached') ? true : `not ${state}`
    }, this.#selector)
  }

  #inner(selector: string): Locator {
    const whole = this.#selector === '' ? selector : `${this.#selector} >> ${selector}`
    return new Locator(this.#frame, this.#devices, whole)
  }

  async #point(position?: Point, force = false): Promise<Point> {
    const inside = await this.#try<Point>('point', position, force)
    const origin = await this.#frame.origin()
    return { x: origin.x + inside.x, y: origin.y + inside.y }
  }

  #try<Value>(
    name: 'point' | 'fill' | 'select',
    ...values: unknown[]
  ): Promise<Exclude<Value, string>> {
    const source = `(...values) => signpostPage.${name}(...values)`
    return this.#frame.until(
      () => this.#frame.call<Value | string>(source, this.#selector, ...values),
      `${name} ${this.#selector}`,
    )
  }

  #all<Value>(call: (elements: Element[]) => Value): Promise<Value> {
    return this.#frame.call(`(selector) => (${call})(signpostPage.all(selector))`, this.#selector)
  }
}
