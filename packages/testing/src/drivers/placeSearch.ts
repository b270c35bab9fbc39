import { waitUntil } from './waitUntil.ts'

export interface PlaceSearchDriverOptions {
  /** Wraps each action. With Testing Library, pass `getConfig().asyncWrapper`, so that React does not warn about `act`. */
  readonly wrap?: <Done>(interaction: () => Promise<Done>) => Promise<Done>
  /** The timeout of waiting in milliseconds. Default 2000. */
  readonly timeout?: number
}

/** A search box from the user's point of view, by roles and its `data-status`, whatever framework renders it. */
export interface PlaceSearchDriver {
  readonly input: HTMLInputElement
  /** `idle`, `loading`, `ready` and so on. */
  readonly status: string
  /** The kind of the failure, when the status is `error`. */
  readonly error: string | undefined
  /** The texts of the rows. */
  readonly rows: readonly string[]
  /** The text of the row that Enter chooses. */
  readonly highlighted: string | undefined
  /** The last announcement for screen readers. */
  readonly announcement: string
  /** Appends a text, one letter at a time. */
  type(text: string): Promise<void>
  /** Presses a key in the input: `ArrowDown`, `Enter`, `Escape`. */
  press(key: string, modifiers?: KeyboardEventInit): Promise<void>
  /** Waits for one of these statuses. */
  waitFor(...statuses: readonly string[]): Promise<void>
  /** Types a text and waits for the outcome. */
  search(text: string): Promise<readonly string[]>
  /** Clicks the first row that contains a text, once there is one. */
  choose(text: string): Promise<void>
}

/** Drives the search box in a container as a user would. It works without React and without a testing library. */
export function placeSearch(
  container: ParentNode,
  { wrap = (interaction) => interaction(), timeout = 2000 }: PlaceSearchDriverOptions = {},
): PlaceSearchDriver {
  const find = <Found extends HTMLElement>(selector: string, type: new () => Found): Found => {
    const found = container.querySelector(selector)
    if (found instanceof type) return found
    throw new Error(`There is no ${selector} in the container, so there is no search box to drive.`)
  }
  const root = (): HTMLElement => find('[data-status]', HTMLElement)
  const options = (): HTMLElement[] => [
    ...root().querySelectorAll<HTMLElement>('[role="listbox"] [role="option"]'),
  ]
  const wait = <Found>(what: string, find: () => Found | undefined): Promise<Found> =>
    waitUntil(find, {
      root: root(),
      timeout,
      what: () => `${what}; it is ${root().dataset.status}, with ${described(driver)}`,
    })

  const driver: PlaceSearchDriver = {
    get input() {
      return find('[role="combobox"]', HTMLInputElement)
    },
    get status() {
      return root().dataset.status ?? ''
    },
    get error() {
      return root().dataset.error
    },
    get rows() {
      return options().map(textOf)
    },
    get highlighted() {
      const active = options().find((option) => option.ariaSelected === 'true')
      return active && textOf(active)
    },
    get announcement() {
      // A box has its live region as soon as its list is loaded.
      const region = root().querySelector('[role="status"]')
      return region ? textOf(region) : ''
    },
    type: (text) => wrap(async () => typeText(driver.input, text)),
    press: (key, modifiers) =>
      wrap(async () => {
        const init = { bubbles: true, cancelable: true, ...modifiers, key }
        driver.input.dispatchEvent(new KeyboardEvent('keydown', init))
        driver.input.dispatchEvent(new KeyboardEvent('keyup', init))
        await nextTask()
      }),
    waitFor: (...statuses) =>
      wrap(async () => {
        await wait(`The box is not ${statuses.join(' or ')}`, () =>
          statuses.includes(driver.status) ? driver.status : undefined,
        )
      }),
    search: async (text) => {
      await driver.type(text)
      await driver.waitFor('ready', 'empty', 'error', 'offline', 'short', 'needs-location')
      return driver.rows
    },
    choose: (text) =>
      wrap(async () => {
        const row = await wait(`There is no row with "${text}"`, () =>
          options().find((option) => textOf(option).includes(text)),
        )
        row.click()
      }),
  }
  return driver
}

/** Waits for a new task, like the pause between two key presses, in which the page handles the previous one. It needs no timer, because a test may have stopped timers. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

function described({ input, rows }: PlaceSearchDriver): string {
  return `the text "${input.value}" and the rows ${JSON.stringify(rows)}`
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Types letters into an input in a way that React and other frameworks notice. */
function typeText(input: HTMLInputElement, text: string): void {
  input.focus()
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const letter of text) {
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true }),
    )
    setValue?.call(input, input.value + letter)
    input.dispatchEvent(
      new InputEvent('input', { data: letter, inputType: 'insertText', bubbles: true }),
    )
    input.dispatchEvent(new KeyboardEvent('keyup', { key: letter, bubbles: true }))
  }
}
