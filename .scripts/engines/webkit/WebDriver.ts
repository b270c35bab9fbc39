import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { faceOfRun, fontsOf } from '../../chromium/fonts.ts'

export interface WebDriverOptions {
  /** The program WebKitWebDriver. */
  readonly executablePath: string
  readonly locale?: string | undefined
  readonly zone?: string | undefined
  /** The address of a proxy, `host:port`. */
  readonly proxy?: string | undefined
}

interface NewSession {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** A session of WebKitWebDriver, which runs one command at a time. */
export class WebDriver {
  /** The URL of the page at the last call. */
  address = 'about:blank'
  readonly version: string
  readonly #process: ChildProcess
  readonly #session: string
  #last: Promise<unknown> = Promise.resolve()
  #closed: Promise<void> | undefined

  private constructor(process: ChildProcess, session: string, version: string) {
    this.version = version
    this.#process = process
    this.#session = session
  }

  static async start(options: WebDriverOptions): Promise<WebDriver> {
    const port = await freePort()
    const language = (options.locale ?? 'en-US').replace('-', '_')
    const process = spawn(options.executablePath, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...globalThis.process.env,
        ...fontsOf(faceOfRun()),
        TZ: options.zone ?? 'UTC',
        LANG: `${language}.UTF-8`,
        LANGUAGE: language,
        LC_ALL: `${language}.UTF-8`,
        // Root has no sandbox, and the pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    })
    const service = `http://127.0.0.1:${port}`
    try {
      await answering(`${service}/status`, process)
      const proxy = options.proxy && { proxyType: 'manual', httpProxy: options.proxy }
      const { sessionId, capabilities } = await send<NewSession>('POST', `${service}/session`, {
        capabilities: {
          alwaysMatch: {
            ...(proxy && { proxy }),
            timeouts: { script: 600_000 },
            unhandledPromptBehavior: 'ignore',
          },
        },
      })
      return new WebDriver(process, `${service}/session/${sessionId}`, capabilities.browserVersion)
    } catch (error) {
      process.kill()
      throw error
    }
  }

  /** Sends a command of the session. */
  send<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    return send<Value>(method, `${this.#session}${path}`, body)
  }

  /** Runs steps without other steps between them. */
  alone<Value>(steps: () => Promise<Value>): Promise<Value> {
    const mine = this.#last.then(steps, steps)
    this.#last = mine.catch(() => {})
    return mine
  }

  /** Ends the session and its process. A second call waits for the first. */
  close(): Promise<void> {
    this.#closed ??= this.#end()
    return this.#closed
  }

  async #end(): Promise<void> {
    const ended = once(this.#process, 'exit')
    await this.send('DELETE', '').catch(() => {})
    this.#process.kill()
    await ended
  }
}

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as {
    value: Value & { error?: string; message?: string }
  }
  if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`)
  return value
}

async function answering(address: string, process: ChildProcess): Promise<void> {
  while (process.exitCode === null) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await wait(50)
  }
  throw new Error(`WebKitWebDriver ended with exit code ${process.exitCode}.`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
