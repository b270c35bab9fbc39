/** The kind of a failure, which tells who can fix it. */
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

/** The only error class of the client. Its message states what happened, why, and what to do, and never contains the API key. `cause` is the error of the app's own `fetch` or `transformRequest`. */
export class GeoError extends Error {
  override readonly name = 'GeoError'
  /** `request`: the call is wrong. `key`: the key was refused. `limit`: too many requests. `service`: the service failed. */
  declare readonly kind: GeoErrorKind
  /** The function that was called, such as `suggest`. */
  declare readonly operation: string
  /** The HTTP status, when there was an answer; 0 for a redirect in a browser, which hides it. */
  declare readonly status: number | undefined
  /** The seconds that the service asked to wait, at most two weeks; with `limit`, and with status 503. */
  declare readonly retryAfter: number | undefined
  /** The invalid parameter. The name is the client's when nothing was sent, and the service's when the service refused it. */
  declare readonly parameter: string | undefined
  /** The service's own code for the failure, such as `routing_unavailable`. */
  declare readonly code: string | undefined

  constructor(message: string, details: GeoErrorDetails) {
    super(`${details.operation}: ${message}`, details)
    Object.assign(this, details)
  }

  /** True when the same call can succeed later. The client itself never repeats a call. */
  get retryable(): boolean {
    if (this.code === 'quota_exceeded') return false
    return this.kind === 'service'
      ? retryableStatuses.includes(this.status)
      : retryableKinds.includes(this.kind)
  }
}

const retryableKinds: readonly GeoErrorKind[] = ['network', 'timeout', 'limit']
const retryableStatuses: readonly (number | undefined)[] = [500, 502, 503, 504]

/** Thrown while a parameter is encoded; `call` converts it into a `GeoError` that names the operation too. */
export class InvalidParameter extends Error {
  readonly parameter: string

  constructor(parameter: string, rule: string) {
    super(rule)
    this.parameter = parameter
  }
}

/** The error for an invalid call, for which no request is sent. */
export function invalid(operation: string, parameter: string, rule: string): GeoError {
  return new GeoError(`\`${parameter}\` must be ${rule}. Nothing was sent.`, {
    kind: 'request',
    operation,
    parameter,
  })
}

/** The error for a successful status with an unusable body, which does not mean "no results". `part` is the first unreadable part. */
export function undecodable(
  operation: string,
  part?: { readonly path: string; readonly problem: string },
): GeoError {
  const problem = part
    ? `unreadable answer: \`${part.path}\` is ${part.problem}. See \`onIssue\`.`
    : 'the answer is not valid for this operation. Check `baseUrl`.'
  return new GeoError(problem, { kind: 'decode', operation })
}
