import { ProtocolError, type ProtocolErrorDetails } from '@signpost/client/protocol'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './AppEnv.ts'

type ServiceErrorCode =
  | 'bad_request'
  | 'bad_parameter'
  | 'expired_iterator'
  | 'unauthorized'
  | 'origin_not_allowed'
  | 'not_found'
  | 'method_not_allowed'
  | 'uri_too_long'
  | 'headers_too_large'
  | 'request_timeout'
  | 'rate_limited'
  | 'internal'
  | 'places_unavailable'
  | 'routing_unavailable'
  | 'tiles_unavailable'
  | 'busy'
  | 'timeout'
  | 'client_left'
  | 'not_ready'

/** A failure of this service, with one of its codes. */
export class ServiceError extends ProtocolError {
  override readonly name = 'ServiceError'
  declare readonly code: ServiceErrorCode

  constructor(
    status: number,
    code: ServiceErrorCode,
    message: string,
    details?: ProtocolErrorDetails,
  ) {
    super(status, code, message, details)
  }
}

/** Converts anything thrown into an error response of the common shape. */
export function answerError(thrown: unknown, c: Context<AppEnv>): Response {
  const error = toProtocolError(thrown)
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  c.set('code', error.code)
  return c.json(error.body, error.status as ContentfulStatusCode)
}

function toProtocolError(thrown: unknown): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return clientLeft()
  return internal()
}

/** The error for an answer that took too long. */

export function timedOut(): ServiceError {
  return new ServiceError(503, 'timeout', 'The answer took too long: try again in a moment.', {
    headers: { 'Retry-After': '1' },
  })
}

/** The error for a disconnected client, whose status is only for the log. */
function clientLeft(): ServiceError {
  return new ServiceError(499, 'client_left', 'The client closed the request.')
}

export function internal(): ServiceError {
  return new ServiceError(500, 'internal', 'Internal error. The request is valid: try again later.')
}

export function notFound(): ServiceError {
  return new ServiceError(404, 'not_found', 'There is nothing at this URL.')
}
