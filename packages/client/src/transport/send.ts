import { fromStatus } from '../errors/fromStatus.ts'
import { GeoError } from '../errors/GeoError.ts'
import { redirected } from '../errors/redirected.ts'
import { undecodable } from '../errors/undecodable.ts'
import { unreachable } from '../errors/unreachable.ts'
import type { WireOptions } from '../wireOptions.ts'
import type { ConnectionOptions, ConnectionRequest, OutgoingRequest } from './connection.ts'
import { withDeadline } from './deadline.ts'
import { endpoint } from './endpoint.ts'
import { readBody } from './readBody.ts'
import { readRetryAfter } from './retryAfter.ts'

const defaultTimeout = 10_000
const mebibyte = 1 << 20
const answerLimit = 64 * mebibyte
const errorLimit = mebibyte / 16

/** One request under one deadline, which covers the key, the connection and the body. It is never repeated. */
export function send(
  options: ConnectionOptions,
  wire: WireOptions,
  request: ConnectionRequest,
): Promise<unknown> {
  const { operation } = request
  const timeout = options.timeout ?? defaultTimeout
  const errors = {
    aborted: () =>
      new GeoError(`${operation}: aborted by the caller.`, { kind: 'aborted', operation }),
    timeout: () =>
      new GeoError(
        `${operation}: no whole answer within ${timeout} ms. Try again, or raise \`timeout\` if the service is known to be slow.`,
        { kind: 'timeout', operation },
      ),
  }
  return withDeadline(timeout, request.signal, errors, async (signal) => {
    const key = await readKey(options.apiKey, operation)
    const outgoing = await outgoingRequest(options, request)
    const response = await fetchWithKey(options, outgoing, key, operation, signal)
    if (response.status === 204) return undefined
    if (isRedirect(response)) {
      void response.body?.cancel()
      throw redirected(operation, response.status || undefined)
    }
    if (!response.ok) throw await failure(response, wire, operation, key, signal)
    return parse(await readWhole(response, operation, signal), operation)
  })
}

async function readKey(
  apiKey: ConnectionOptions['apiKey'],
  operation: string,
): Promise<string | undefined> {
  if (typeof apiKey !== 'function') return apiKey
  try {
    return await apiKey()
  } catch {
    // What the app's function threw may hold the key or a token: it is not passed on.
    throw new GeoError(
      `${operation}: the \`apiKey\` function failed, so nothing was sent. See why it throws.`,
      { kind: 'key', operation },
    )
  }
}

async function outgoingRequest(
  options: ConnectionOptions,
  { operation, path, parameters }: ConnectionRequest,
): Promise<OutgoingRequest> {
  const url = endpoint(options, path, operation)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  const outgoing = { url, headers: new Headers({ accept: 'application/json' }) }
  try {
    return (await options.transformRequest?.(outgoing)) ?? outgoing
  } catch (cause) {
    throw new GeoError(
      `${operation}: \`transformRequest\` failed, so nothing was sent. See the cause.`,
      { kind: 'request', operation, parameter: 'transformRequest', cause },
    )
  }
}

function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

async function fetchWithKey(
  options: ConnectionOptions,
  outgoing: OutgoingRequest,
  key: string | undefined,
  operation: string,
  signal: AbortSignal,
): Promise<Response> {
  const url = new URL(outgoing.url)
  if (key !== undefined) url.searchParams.set('api_key', key)
  const { fetch = globalThis.fetch } = options
  try {
    return await fetch(url.href, {
      headers: outgoing.headers,
      // A redirecting service may copy the query, and with it the key, to another origin; a browser does not let a script see where.
      redirect: key === undefined ? 'follow' : 'manual',
      signal,
      ...(outgoing.credentials && { credentials: outgoing.credentials }),
    })
  } catch {
    throw unreachable(operation)
  }
}

async function readWhole(
  response: Response,
  operation: string,
  signal: AbortSignal,
): Promise<string> {
  let text: string | undefined
  try {
    text = await readBody(response, answerLimit, signal)
  } catch {
    throw unreachable(operation)
  }
  if (text === undefined) {
    throw undecodable(operation, `is longer than ${answerLimit / mebibyte} MiB`)
  }
  return text
}

function parse(text: string, operation: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw undecodable(operation, text.trim() === '' ? 'is empty' : 'is not JSON')
  }
}

async function failure(
  response: Response,
  wire: WireOptions,
  operation: string,
  key: string | undefined,
  signal: AbortSignal,
): Promise<GeoError> {
  const said = wire.errorBody(await errorBody(response, signal))
  return fromStatus(
    {
      operation,
      status: response.status,
      retryAfter: readRetryAfter(response.headers.get('retry-after')),
      code: token(said?.code, key),
      parameter: token(said?.parameter, key),
    },
    wire.errorKinds,
  )
}

async function errorBody(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return JSON.parse((await readBody(response, errorLimit, signal)) ?? 'null')
  } catch {
    return null
  }
}

/** A short plain name, and not the key: bodies echo what they were sent. */
function token(value: unknown, key: string | undefined): string | undefined {
  return typeof value === 'string' &&
    /^[a-z][a-z0-9_]{0,63}$/i.test(value) &&
    !(key && value.includes(key))
    ? value
    : undefined
}
