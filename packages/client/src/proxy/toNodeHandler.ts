/** A request of `node:http`, as Express, Connect and Fastify (`request.raw`) pass it on. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** The URL before Express removed the path at which the handler is mounted. */
  readonly originalUrl?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly socket: object
}

/** A response of `node:http`. */
export interface NodeResponse {
  statusCode: number
  setHeader(name: string, value: string): unknown
  end(body?: Uint8Array): unknown
  once(event: 'close', listener: () => void): unknown
}

/**
 * The handler of a proxy or an adapter for servers without `Request` and `Response`: `node:http`, Express, Connect, Fastify. When the
 * browser disconnects, the request to the service is aborted.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http'
 * import { createProxyHandler, toNodeHandler } from '@signpost/client/proxy'
 *
 * const proxy = createProxyHandler({ baseUrl: 'https://geo.example', apiKey: process.env.GEO_KEY })
 *
 * createServer(toNodeHandler(proxy)).listen(3000)
 * ```
 */
export function toNodeHandler(
  handle: (request: Request) => Response | Promise<Response>,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const disconnected = new AbortController()
    outgoing.once('close', () => disconnected.abort())
    try {
      const answer = await handle(await toRequest(incoming, disconnected.signal))
      const body = new Uint8Array(await answer.arrayBuffer())
      outgoing.statusCode = answer.status
      answer.headers.forEach((value, name) => void outgoing.setHeader(name, value))
      outgoing.end(body)
    } catch {
      outgoing.statusCode = 500
      outgoing.end()
    }
  }
}

async function toRequest(incoming: NodeRequest, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', headers, socket } = incoming
  const protocol = 'encrypted' in socket ? 'https' : 'http'
  const path = incoming.originalUrl ?? incoming.url ?? '/'
  const url = new URL(`${protocol}://${headers.host ?? 'localhost'}${path}`)
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming)
  return new Request(url, { method, headers: toHeaders(headers), body, signal })
}

function toHeaders(given: NodeRequest['headers']): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(given)) {
    // The pseudo-headers of HTTP/2, such as `:path`, are no headers.
    if (name.startsWith(':')) continue
    for (const value of [values].flat()) headers.append(name, value)
  }
  return headers
}

/** The largest body: a proxy takes none, and the handlers of an address validation take 16 kB. */
const MOST_BYTES = 64 * 1024

async function readBody(incoming: NodeRequest): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of incoming) {
    size += piece.length
    if (size > MOST_BYTES) throw new RangeError('The body is too large.')
    pieces.push(piece)
  }
  const body = new Uint8Array(size)
  let end = 0
  for (const piece of pieces) {
    body.set(piece, end)
    end += piece.length
  }
  return body
}
