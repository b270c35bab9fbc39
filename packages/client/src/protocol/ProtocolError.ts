import type { WireError } from '../wire.ts'

export interface ProtocolErrorDetails {
  /** The parameter at fault. */
  readonly parameter?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure as the interface reports it: a status, a code for programs, and a sentence without secrets. */
export class ProtocolError extends Error {
  override readonly name: string = 'ProtocolError'
  readonly status: number
  readonly code: string
  readonly parameter: string | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: string,
    message: string,
    { parameter, headers = {} }: ProtocolErrorDetails = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.parameter = parameter
    this.headers = headers
  }

  /** The shape of every error body. */
  get body(): WireError {
    const { code, message, parameter } = this
    return { error: parameter === undefined ? { code, message } : { code, message, parameter } }
  }

  /** The response with this error. */
  toResponse(): Response {
    const { body, status, headers } = this
    return Response.json(body, { status, headers })
  }
}

/** The error for a parameter that cannot be used. */
export function badParameter(parameter: string, message: string): ProtocolError {
  return new ProtocolError(400, 'bad_parameter', message, { parameter })
}

/** The error for a request without a valid key. It is the same for a missing, an empty, a repeated and a wrong key. */
export function unauthorized(): ProtocolError {
  return new ProtocolError(
    401,
    'unauthorized',
    'The request needs one api_key parameter with a key of this service.',
    { parameter: 'api_key' },
  )
}
