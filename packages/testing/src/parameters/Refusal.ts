import type { WireError } from '@signpost/client/wire'

/** A request that the service refuses, in the shape in which it says so. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly parameter: string | undefined

  constructor(status: number, code: string, message: string, parameter?: string) {
    super(message)
    this.status = status
    this.code = code
    this.parameter = parameter
  }

  toResponse(headers: Readonly<Record<string, string>> = {}): Response {
    const { status, code, message, parameter } = this
    const error = parameter === undefined ? { code, message } : { code, message, parameter }
    const body: WireError = { error }
    return Response.json(body, { status, headers })
  }
}
