import { invalid } from '../errors/GeoError.ts'
import { isAbsolute } from '../transport/endpoint.ts'
import { readRoute } from './route.ts'
import { limitBody, readLimitedText } from './sizeLimit.ts'
import { withOwnTiles } from './withOwnTiles.ts'

export interface ProxyOptions {
  /** The part of the service's URL before `/geo/v2/`, as the server reaches it. */
  readonly baseUrl: string
  /** The key, which never leaves the server. */
  readonly apiKey?: string | (() => string | Promise<string>) | undefined
  /** Forwards the styles and tiles of the service's map too. Default: true. */
  readonly map?: boolean | undefined
  /** The public origin of the proxy, for a proxy behind a load balancer that terminates TLS. */
  readonly origin?: string | undefined
  /** The timeout of an answer, in milliseconds. Default: 20,000. */
  readonly timeout?: number | undefined
  /** The function that sends requests. Default: the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
}

/**
 * A handler that answers the browser's requests from a service and adds the key, for any server that takes a `Request` and returns a `Response`. It forwards the operations of the interface and the map of the service, and nothing else: no other host, method, header,
 * cookie or site.
 *
 * @example
 * ```ts
 * import { createProxyHandler } from '@signpost/client/proxy'
 *
 * // app/geo-proxy/[...path]/route.ts
 * export const GET = createProxyHandler({
 *   baseUrl: 'https://geo.example',
 *   apiKey: process.env.GEO_KEY,
 * })
 * ```
 */
export function createProxyHandler(options: ProxyOptions): (request: Request) => Promise<Response> {
  const base = options.baseUrl.replace(/\/+$/, '')
  if (!isAbsolute(base)) throw invalid('createProxyHandler', 'baseUrl', 'an absolute http(s) URL')
  return async (request) => {
    const address = new URL(request.url)
    const route = readRoute(address.pathname)
    if (!route || (route.kind !== 'operation' && options.map === false)) return refusal(404)
    if (request.method !== 'GET') return refusal(405, { Allow: 'GET' })
    if (request.headers.get('sec-fetch-site') === 'cross-site') return refusal(403)
    if (address.search.length > longestQuery) return refusal(414)
    try {
      const key = await keyOf(options, route.kind)
      const url = upstreamUrl(`${base}/${route.path}`, address, route.kind, key)
      const answer = await ask(url, request, options)
      if (isRedirect(answer)) return refusal(502)
      if (answer.status >= 400) return await failed(answer, key)
      if (route.kind !== 'style') return passed(answer, limitBody(answer.body))
      const origin = options.origin ?? address.origin
      return passed(answer, withOwnTiles(await readLimitedText(answer), base, origin + route.mount))
    } catch (error) {
      if (request.signal.aborted) throw error
      return refusal(isTimeout(error) ? 504 : 502)
    }
  }
}

const longestQuery = 8192

async function keyOf({ apiKey }: ProxyOptions, kind: string): Promise<string | undefined> {
  if (kind !== 'operation') return undefined
  return typeof apiKey === 'function' ? await apiKey() : apiKey
}

function upstreamUrl(path: string, { search }: URL, kind: string, key: string | undefined): URL {
  const url = new URL(path)
  if (kind !== 'operation') return url
  url.search = search
  url.searchParams.delete('api_key')
  if (key !== undefined) url.searchParams.set('api_key', key)
  return url
}

function ask(url: URL, { headers, signal }: Request, options: ProxyOptions): Promise<Response> {
  const { fetch: send = fetch, timeout = 20_000 } = options
  return send(
    new Request(url, {
      headers: only(headers, ['accept', 'accept-language', 'if-none-match']),
      // Redirects are refused, so that the key is not sent to another host.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }),
  )
}

/** The response for the browser, without the headers about compression, because the body was decompressed here. */
function passed({ status, headers }: Response, body: BodyInit | null): Response {
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : body, { status, headers: only(headers, keptHeaders) })
}

const keptHeaders = [
  'cache-control',
  'content-language',
  'content-type',
  'etag',
  'retry-after',
  'vary',
  'x-content-type-options',
  'x-signpost-attribution',
] as const

/** The service's failure as a response. A body that contains the key is dropped. */
async function failed(answer: Response, key: string | undefined): Promise<Response> {
  const text = await readLimitedText(answer)
  const repeats = key !== undefined && [key, encodeURIComponent(key)].some((k) => text.includes(k))
  return passed(answer, repeats ? '{}' : text)
}

function only(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}

function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

const codes = {
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  414: 'too_long',
  502: 'bad_gateway',
  504: 'timeout',
} as const

/** An error response of the proxy itself, in the shape of the service's errors. It reveals nothing about the service. */
function refusal(status: keyof typeof codes, headers?: HeadersInit): Response {
  const error = { code: codes[status], message: 'The proxy could not answer this request.' }
  return Response.json({ error }, { status, ...(headers && { headers }) })
}
