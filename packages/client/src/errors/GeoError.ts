/** The kind of a failure: who can mend it. */
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

/**
 * The only error class of the client. Its message contains what happened, why, and what to do, and never the API key. `cause` is what the app's own
 * `fetch` or `transformRequest` threw.
 */
export class GeoError extends Error {
  override readonly name = 'GeoError'
  /** `request`: the call is wrong. `key`: the key was refused. `limit`: too many requests. `service`: the service failed. */
  declare readonly kind: GeoErrorKind
  /** The function that was called, such as `suggest`. */
  declare readonly operation: string
  /** The HTTP status, when there was an answer; 0 for a redirect in a browser, which hides the status. */
  declare readonly status: number | undefined
  /** Seconds that the service asked to wait, at most two weeks: with `limit`, and with a 503. */
  declare readonly retryAfter: number | undefined
  /** The parameter that is wrong: the client's name of it when nothing was sent, the service's when the service refused it. */
  declare readonly parameter: string | undefined
  /** The service's own code for the failure, such as `routing_unavailable`. */
  declare readonly code: string | undefined

  constructor(message: string, details: GeoErrorDetails) {
    super(`${details.operation}: ${message}`, details)
    Object.assign(this, details)
  }

  /** True when the same call can succeed later. The client itself never repeats one. */
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

/** The error for a success whose body cannot be used: it is not "no results". `part` is the first part that could not be read. */
export function undecodable(
  operation: string,
  part?: { readonly path: string; readonly problem: string },
): GeoError {
  const problem = part
    ? `nothing in the answer can be read: \`${part.path}\` is ${part.problem}. \`onIssue\` reports every such part.`
    : 'the answer is not one of this operation. Check `baseUrl`.'
  return new GeoError(problem, { kind: 'decode', operation })
}
