import { attempt } from '../attempt.ts'
import { fromStatus } from '../errors/fromStatus.ts'
import { GeoError, type GeoErrorKind, invalid, undecodable } from '../errors/GeoError.ts'
import type { WireOptions } from '../wireOptions.ts'
import type { ConnectionOptions, ConnectionRequest, OutgoingRequest } from './connection.ts'
import { withDeadline } from './deadline.ts'
import { endpoint } from './endpoint.ts'
import { readBody } from './readBody.ts'
import { readRetryAfter } from './retryAfter.ts'
import { forbidStoring } from './stored.ts'

/** One request with one timeout, which covers the key, the connection and the body. It is never retried. */
export function send(
  options: ConnectionOptions,
  wire: WireOptions,
  request: ConnectionRequest,
  scope: string,
): Promise<unknown> {
  const { operation } = request
  const { timeout = 10_000 } = options
  const errors = {
    aborted: () => new GeoError(`aborted by the caller.`, { kind: 'aborted', operation }),
    timeout: () =>
      new GeoError(`no complete answer within ${timeout} ms. Try again, or raise \`timeout\`.`, {
        kind: 'timeout',
        operation,
      }),
  }
  return withDeadline(timeout, request.signal, errors, async (signal) => {
    const { apiKey, transformRequest } = options
    const key =
      typeof apiKey === 'function' ? await fromApp(apiKey, 'apiKey', 'key', operation) : apiKey
    const plain = prepare(options, request)
    const outgoing = transformRequest
      ? await fromApp(() => transformRequest(plain), 'transformRequest', 'request', operation)
      : plain
    const response = await fetchWithKey(options, outgoing, key, signal, operation)
    if (response.status === 204) return undefined
    const text = await readBody(response, signal).catch(() => undefined)
    const body = attempt((): unknown => JSON.parse(text ?? ''))
    if (!response.ok) throw failure(response, wire, operation, body, key)
    if (readHeader(response, 'cache-control')?.includes('no-store')) forbidStoring(scope, operation)
    if (text === undefined) throw unreachable(operation)
    if (body === undefined) throw undecodable(operation)
    return body
  })
}

/** The result of a function of the app. If it fails, nothing is sent. */
async function fromApp<Value>(
  run: () => Value | Promise<Value>,
  parameter: string,
  kind: GeoErrorKind,
  operation: string,
): Promise<Value> {
  try {
    return await run()
  } catch (thrown) {
    throw ofApp(parameter, kind, operation, thrown)
  }
}

/** The error for a failed function of the app. The exception of the key function may contain the key, and is dropped. */
function ofApp(
  parameter: string,
  kind: GeoErrorKind,
  operation: string,
  thrown: unknown,
): GeoError {
  const cause = kind === 'key' ? undefined : thrown
  return new GeoError(`\`${parameter}\` failed.`, { kind, operation, parameter, cause })
}

function prepare(
  options: ConnectionOptions,
  { operation, path, parameters, language }: ConnectionRequest,
): OutgoingRequest {
  const url = endpoint(options, path, operation)
  for (const name in parameters) {
    const value = parameters[name]
    if (value !== undefined) url.searchParams.set(name, value)
  }
  const headers = new Headers({ accept: 'application/json' })
  // An invalid language tag may be an invalid header, too.
  attempt(() => language && headers.set('accept-language', language))
  return { url, headers }
}

async function fetchWithKey(
  { fetch = globalThis.fetch }: ConnectionOptions,
  { url, ...init }: OutgoingRequest,
  key: string | undefined,
  signal: AbortSignal,
  operation: string,
): Promise<Response> {
  const address = new URL(`${url}`)
  if (key !== undefined) address.searchParams.set('api_key', key)
  // A redirecting service may copy the query, with the key, to another origin. A browser hides the target from scripts.
  const redirect = key === undefined ? 'follow' : 'manual'
  try {
    const response: unknown = await fetch(address.href, { ...init, redirect, signal })
    if (isResponse(response)) return response
  } catch (thrown) {
    throw fetch === globalThis.fetch || noAnswer.test(String(thrown))
      ? unreachable(operation)
      : ofApp('fetch', 'request', operation, thrown)
  }
  throw invalid(operation, 'fetch', 'a function that returns a `Response`')
}

/** False for the results of mocks that are not real responses, such as automatic ones. */
function isResponse(response: unknown): response is Response {
  return (
    typeof response === 'object' && response !== null && ('ok' in response || 'status' in response)
  )
}

/** The messages of browsers and Node for a failed connection. Any other exception of the app's `fetch` is a mistake in it. */
const noAnswer = /network|connect|(fetch|load) fail|to fetch|timeout/i

function failure(
  response: Response,
  wire: WireOptions,
  operation: string,
  body: unknown,
  key: string | undefined,
): GeoError {
  const { status } = response
  // An `errorBody` written for JSON may also get the HTML of a proxy.
  const error = attempt(() => wire.errorBody(body))
  return fromStatus(
    {
      operation,
      status,
      retryAfter: readRetryAfter(readHeader(response, 'retry-after')),
      code: token(error?.code, key),
      parameter: token(error?.parameter, key),
    },
    wire.errorKinds,
    sentence(error?.message, key),
  )
}

/** The service's own message, for developers. A long word may be a key that the service repeats, so it is replaced by dots. */
function sentence(value: unknown, key: string | undefined): string | undefined {
  if (typeof value !== 'string' || (key && value.includes(key))) return undefined
  return value.slice(0, 400).replace(/(?=\S*\d)[\w.-]{20,}/g, '…')
}

/** A header; null in a response without headers, made by an app. */
function readHeader({ headers }: Partial<Response>, name: string): string | null {
  return headers?.get?.(name) ?? null
}

/** A short plain name that does not contain the key, since bodies may repeat the request. */
function token(value: unknown, key: string | undefined): string | undefined {
  return typeof value === 'string' && /^\w{1,64}$/.test(value) && !(key && value.includes(key))
    ? value
    : undefined
}

/** The error for a request without an answer. The message of `fetch` may contain the URL and the key, so it is dropped. */
function unreachable(operation: string): GeoError {
  return new GeoError(
    `the answer is missing or broken. Check the network, \`baseUrl\`, and in a browser CORS and \`connect-src\`.`,
    { kind: 'network', operation },
  )
}
