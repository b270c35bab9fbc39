import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import type { WebDriver } from './WebDriver.ts'

interface Answer<Value> {
  readonly isBare?: true
  readonly value?: Value
  readonly error?: string
  readonly address?: string | null
}

/** A position in a page, from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The reference to an element, as WebDriver sends it. */
type ElementReference = Readonly<Record<string, string>>

const patience = 60_000
let inPage: Promise<string> | undefined

/** The page, or a frame in it that the selectors lead to. */
export class Frame {
  readonly driver: WebDriver
  readonly path: readonly string[]

  constructor(driver: WebDriver, path: readonly string[] = []) {
    this.driver = driver
    this.path = path
  }

  /** Calls a function in the frame. Its arguments and its result are JSON. */
  evaluate<Value>(
    call: (...values: never[]) => Value,
    ...values: unknown[]
  ): Promise<Awaited<Value>> {
    return this.call<Awaited<Value>>(String(call), ...values)
  }

  /** Calls a function from its source, in which `signpostPage` is the module `inPage.ts`. */
  call<Value>(source: string, ...values: unknown[]): Promise<Value> {
    return this.driver.alone(async () => {
      await this.#enter()
      return this.#run<Value>(source, values)
    })
  }

  /** Repeats a call until it returns no reason for another attempt. */
  async until<Value>(
    call: () => Promise<Value | string>,
    what: string,
  ): Promise<Exclude<Value, string>> {
    const end = performance.now() + patience
    for (;;) {
      const answer = await call()
      if (typeof answer !== 'string') return answer as Exclude<Value, string>
      if (performance.now() > end) throw new Error(`${what}: ${answer}`)
      await wait(50)
    }
  }

  /** The position of the frame in the window. */
  origin(): Promise<Point> {
    return this.driver.alone(() => this.#enter())
  }

  async #enter(): Promise<Point> {
    await this.driver.send('POST', '/frame', { id: null })
    let point = { x: 0, y: 0 }
    for (const selector of this.path) {
      const found = await this.#run<[ElementReference, number, number] | null>(
        `(selector) => {
          const frame = signpostPage.one(selector)
          const box = frame?.getBoundingClientRect()
          return frame && [frame, box.left + frame.clientLeft, box.top + frame.clientTop]
        }`,
        [selector],
      )
      if (!found) throw new Error(`There is no frame ${selector}.`)
      const [id, x, y] = found
      point = { x: point.x + x, y: point.y + y }
      await this.driver.send('POST', '/frame', { id })
    }
    return point
  }

  async #run<Value>(source: string, values: readonly unknown[]): Promise<Value> {
    const call = () =>
      this.driver.send<Answer<Value>>('POST', '/execute/async', {
        script: `const [values, done] = arguments
          if (!window.signpostPage) return done({ isBare: true })
          const end = (answer) => done({ ...answer, address: top === window ? location.href : undefined })
          Promise.resolve().then(() => (${source})(...values)).then(
            (value) => end({ value }), (error) => end({ error: String(error?.stack ?? error) }))`,
        args: [values],
      })
    let answer = await call()
    if (answer.isBare) {
      inPage ??= bundle()
      await this.driver.send('POST', '/execute/sync', { script: await inPage, args: [] })
      answer = await call()
    }
    if (answer.address) this.driver.address = answer.address
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value as Value
  }
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/inPage.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'ascii',
  })
  return outputFiles[0]?.text ?? ''
}
