import { once } from 'node:events'
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'

export interface ConsoleLine {
  readonly type: string
  readonly text: string
}

// Paths on every site that the proxy answers itself.
const scriptPath = '/signpost-test/script.js'
const consolePath = '/signpost-test/console'

/** The features that WebDriver has no command for: scripts that run before a page's own, its console, its requests, and an offline mode. */
export class PageProxy {
  readonly scripts: string[]
  readonly onConsole = new Set<(line: ConsoleLine) => void>()
  readonly onRequest = new Set<(url: string, headers: IncomingHttpHeaders) => void>()
  isOffline = false
  readonly #server: Server = createServer(
    (request, response) => void this.#answer(request, response),
  )

  readonly #language: string

  constructor(language: string) {
    this.#language = language
    this.scripts = [
      `(${reportConsole})(${JSON.stringify(consolePath)})`,
      `(${speak})(${JSON.stringify(language)})`,
    ]
  }

  /** The address of the proxy, `host:port`. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    return typeof address === 'object' ? `127.0.0.1:${address?.port}` : ''
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '')
    if (url.pathname === scriptPath) {
      response
        .setHeader('Content-Type', 'text/javascript; charset=utf-8')
        .end(this.scripts.join(';\n'))
    } else if (url.pathname === consolePath) {
      const line: ConsoleLine = JSON.parse(await text(request))
      for (const notify of this.onConsole) notify(line)
      response.end()
    } else if (this.isOffline) {
      request.socket.destroy()
    } else {
      for (const notify of this.onRequest) notify(url.href, request.headers)
      this.#pass(url, request, response)
    }
  }

  #pass(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const { method, headers } = request
    const onward = forward(
      url,
      {
        method,
        headers: { ...headers, 'accept-encoding': 'identity', 'accept-language': this.#language },
        agent: false,
      },
      async (answer) => {
        const { 'content-length': _, ...rest } = answer.headers
        const isPage = rest['content-type']?.startsWith('text/html')
        response.writeHead(answer.statusCode ?? 502, isPage ? rest : answer.headers)
        if (isPage) response.end(withScript(await text(answer)))
        else answer.pipe(response)
      },
    )
    onward.on('error', () => request.socket.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }
}

/** A page that loads the scripts first. */
function withScript(html: string): string {
  const script = `<script src="${scriptPath}"></script>`
  return /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => head + script)
    : html.replace(/^(\s*<!doctype[^>]*>)?/i, (start) => start + script)
}

/** Runs in the page: sets its language, which WebKitGTK otherwise takes from the installed languages. */
function speak(language: string): void {
  Object.defineProperty(navigator, 'language', { value: language })
  Object.defineProperty(navigator, 'languages', { value: [language] })
}

/** Runs in the page: sends console errors and warnings to the proxy. */
function reportConsole(path: string): void {
  const report = (type: string, text: string): void =>
    void navigator.sendBeacon(path, JSON.stringify({ type, text }))
  for (const [level, type] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const write = console[level]
    console[level] = (...values) => {
      report(type, values.map(String).join(' '))
      write.apply(console, values)
    }
  }
  addEventListener('error', ({ message }) => report('pageerror', message))
  addEventListener('unhandledrejection', ({ reason }) => report('pageerror', String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('error', `Refused by ${violatedDirective}: ${blockedURI}`),
  )
}
