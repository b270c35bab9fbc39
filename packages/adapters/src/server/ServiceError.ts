import { ProtocolError, type ProtocolErrorDetails } from '@signpost/client/protocol'

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
