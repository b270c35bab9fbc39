import type { WireError } from '@signpost/client/wire'

export type ServiceErrorCode =
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
  | 'routing_unavailable'
  | 'busy'
  | 'timeout'
  | 'client_left'
  | 'not_ready'

interface ServiceErrorDetails {
  /** The query parameter that is at fault. */
  parameter?: string
  headers?: Record<string, string>
}

/** A failure that the caller is told of: a status, a code to act on, and a sentence that names nothing secret. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly status: number
  readonly code: ServiceErrorCode
  readonly parameter: string | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: ServiceErrorCode,
    message: string,
    { parameter, headers = {} }: ServiceErrorDetails = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.parameter = parameter
    this.headers = headers
  }

  /** The one shape of every error body. */
  get body(): WireError {
    const { code, message, parameter } = this
    return { error: parameter === undefined ? { code, message } : { code, message, parameter } }
  }
}
