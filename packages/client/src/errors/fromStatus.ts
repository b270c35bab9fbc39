import { GeoError, type GeoErrorKind } from './GeoError.ts'

export interface FailedAnswer {
  readonly operation: string
  readonly status: number
  readonly retryAfter: number | undefined
  readonly code: string | undefined
  readonly parameter: string | undefined
}

/** The error for an answer that is not a success. `kinds` lets a deployment read a status its own way. */
export function fromStatus(
  answer: FailedAnswer,
  kinds: Readonly<Partial<Record<number, GeoErrorKind>>>,
): GeoError {
  const kind = kinds[answer.status] ?? kindOf(answer.status)
  return new GeoError(`${answer.operation}: ${describe(kind, answer)}`, { ...answer, kind })
}

function kindOf(status: number): GeoErrorKind {
  if (status === 401 || status === 403) return 'key'
  if (status === 404) return 'not-found'
  if (status === 408) return 'timeout'
  if (status === 429) return 'limit'
  if (status >= 400 && status < 500) return 'request'
  return 'service'
}

function describe(
  kind: GeoErrorKind,
  { status, code, parameter, retryAfter }: FailedAnswer,
): string {
  const said = code === undefined ? `${status}` : `${status}, ${code}`
  switch (kind) {
    case 'key':
      return `the service refused the API key (${said}). Check \`apiKey\`, and the origins and operations that the key is restricted to.`
    case 'not-found':
      return `the service knows no such address (${said}). Check that \`baseUrl\` is what stands before \`/geo/v2/\`.`
    case 'limit':
      return `too many requests (${said}). Wait ${retryAfter === undefined ? 'a little' : `${retryAfter} s`} before the next.`
    case 'timeout':
      return `the service gave up waiting for the request (${said}). Try again.`
    case 'request':
      return `the service refused the request (${said}). ${
        parameter === undefined ? 'Check its parameters.' : `Check the parameter \`${parameter}\`.`
      }`
    default:
      return `the service failed (${said}). ${status === 501 ? 'It does not offer this.' : 'Try again later.'}`
  }
}
