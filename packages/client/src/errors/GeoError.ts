/** Whose fault a failure is. */
export type GeoErrorKind =
  | 'request'
  | 'key'
  | 'not-found'
  | 'limit'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'service'
  | 'decode'

export interface GeoErrorDetails {
  readonly kind: GeoErrorKind
  readonly operation: string
  readonly status?: number | undefined
  readonly retryAfter?: number | undefined
  readonly parameter?: string | undefined
  readonly code?: string | undefined
  readonly cause?: unknown
}

/** The one error of the client. Its message says what happened, why, and what to do; the API key is nowhere in it. */
export class GeoError extends Error {
  override readonly name = 'GeoError'
  /** `request`: the call is wrong. `key`: the key was refused. `limit`: too many requests. `service`: the service failed. */
  readonly kind: GeoErrorKind
  /** The function that was called, such as `suggest`. */
  readonly operation: string
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined
  /** Seconds that the service asked to wait, at most a day. */
  readonly retryAfter: number | undefined
  /** The parameter that is wrong: the client's name of it when nothing was sent, the service's when the service refused it. */
  readonly parameter: string | undefined
  /** The service's own code for the failure, such as `routing_unavailable`. */
  readonly code: string | undefined

  constructor(message: string, details: GeoErrorDetails) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined)
    this.kind = details.kind
    this.operation = details.operation
    this.status = details.status
    this.retryAfter = details.retryAfter
    this.parameter = details.parameter
    this.code = details.code
  }

  /** Whether the same call can succeed later. The client itself never repeats one. */
  get retryable(): boolean {
    switch (this.kind) {
      case 'network':
      case 'timeout':
      case 'limit':
        return true
      case 'service':
        return this.status !== undefined && retryableStatuses.has(this.status)
      default:
        return false
    }
  }
}

const retryableStatuses: ReadonlySet<number> = new Set([500, 502, 503, 504])
