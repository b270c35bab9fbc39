import type { Clock } from '@signpost/client/domain'
import { ProtocolError } from '@signpost/client/protocol'
import type { Middleware } from './Middleware.ts'
import type { EchoedKey, Failure, RetryAfter } from './Scenario.ts'

const codes: Readonly<Record<Failure['status'], string>> = {
  400: 'bad_parameter',
  401: 'unauthorized',
  403: 'origin_not_allowed',
  404: 'not_found',
  408: 'request_timeout',
  429: 'rate_limited',
  500: 'internal',
  501: 'routing_unavailable',
  502: 'bad_gateway',
  503: 'busy',
}

export function failure({ status, parameter, retryAfter }: Failure): Middleware {
  return async ({ clock }) => {
    const headers = retryAfter === undefined ? {} : { 'Retry-After': write(retryAfter, clock) }
    if (status === 502) return badGateway(headers)
    const message = `The scenario answers ${status}.`
    return new ProtocolError(status, codes[status], message, { parameter, headers }).toResponse()
  }
}

function badGateway(headers: Readonly<Record<string, string>>): Response {
  return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
    status: 502,
    headers: { ...headers, 'Content-Type': 'text/html' },
  })
}

function write(retryAfter: RetryAfter, clock: Clock): string {
  if (typeof retryAfter !== 'object') return String(retryAfter)
  return new Date(clock.now() + retryAfter.dateIn * 1000).toUTCString()
}

export function echoedKey({ status = 400 }: EchoedKey): Middleware {
  return async ({ url }) => {
    const message = `Cannot answer ${url.href}`
    // The key is also where a careless client would look for a code and a parameter.
    const key = url.searchParams.get('api_key') ?? ''
    return new ProtocolError(status, key, message, { parameter: key }).toResponse()
  }
}

export const noContent: Middleware = async () => new Response(null, { status: 204 })
