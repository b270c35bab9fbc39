import { Frame, type Point } from './Frame.ts'
import type { WebDriver } from './WebDriver.ts'

/** WebDriver's code points for keys. */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  '\n': '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
}

/** The keyboard of a page, with the methods of Playwright's. */
export class Keyboard {
  readonly #driver: WebDriver

  constructor(driver: WebDriver) {
    this.#driver = driver
  }

  down = (key: string): Promise<void> => this.#act([{ type: 'keyDown', value: codeOf(key) }])
  up = (key: string): Promise<void> => this.#act([{ type: 'keyUp', value: codeOf(key) }])

  async press(keys: string): Promise<void> {
    const names = keys.length > 1 ? keys.split('+') : [keys]
    await this.#act([
      ...names.map((key) => ({ type: 'keyDown', value: codeOf(key) })),
      ...names.toReversed().map((key) => ({ type: 'keyUp', value: codeOf(key) })),
    ])
  }

  async type(text: string): Promise<void> {
    for (const letter of text)
      await (isOnKeyboard(letter) ? this.press(letter) : this.insertText(letter))
  }

  /** Inserts a text at the focus, like an input method. */
  async insertText(text: string): Promise<void> {
    await new Frame(this.#driver).evaluate((text: string) => {
      let inner = document
      for (;;) {
        const frame = inner.activeElement
        if (!(frame instanceof HTMLIFrameElement) || !frame.contentDocument) break
        inner = frame.contentDocument
      }
      inner.execCommand('insertText', false, text)
    }, text)
  }

  #act(actions: object[]): Promise<void> {
    return perform(this.#driver, { type: 'key', id: 'keyboard', actions })
  }
}

/** The mouse of a page, with the methods of Playwright's. */
export class Mouse {
  readonly #driver: WebDriver

  constructor(driver: WebDriver) {
    this.#driver = driver
  }

  move = (x: number, y: number): Promise<void> => this.#act([moveTo({ x, y })])
  down = (): Promise<void> => this.#act([{ type: 'pointerDown', button: 0 }])
  up = (): Promise<void> => this.#act([{ type: 'pointerUp', button: 0 }])

  async click(x: number, y: number, { clickCount = 1 } = {}): Promise<void> {
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#act([moveTo({ x, y }), ...Array.from({ length: clickCount }, () => press).flat()])
  }

  wheel(deltaX: number, deltaY: number): Promise<void> {
    return perform(this.#driver, {
      type: 'wheel',
      id: 'wheel',
      actions: [{ type: 'scroll', x: 0, y: 0, deltaX, deltaY, origin: 'pointer' }],
    })
  }

  #act(actions: object[]): Promise<void> {
    return perform(this.#driver, {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    })
  }
}

const moveTo = ({ x, y }: Point): object => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
})

function perform(driver: WebDriver, source: object): Promise<void> {
  return driver.alone(async () => {
    await driver.send('POST', '/frame', { id: null })
    await driver.send('POST', '/actions', { actions: [source] })
  })
}

const isOnKeyboard = (letter: string): boolean => letter in codes || /^[ -~]$/.test(letter)

function codeOf(key: string): string {
  const code = codes[key] ?? (key.length === 1 ? key : undefined)
  if (code === undefined) throw new Error(`The key ${key} is unknown: add it to Input.ts.`)
  return code
}
