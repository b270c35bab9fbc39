import { GeoError, type GeoErrorKind } from './GeoError.ts'

export interface FailedAnswer {
  readonly operation: string
  readonly status: number
  readonly retryAfter: number | undefined
  readonly code: string | undefined
  readonly parameter: string | undefined
}

const usualKinds: Readonly<Partial<Record<number, GeoErrorKind>>> = {
  401: 'key',
  403: 'key',
  404: 'not-found',
  408: 'timeout',
  429: 'limit',
}

const messages: Readonly<Partial<Record<GeoErrorKind, string>>> = {
  key: 'refused the API key. Check it and its restrictions',
  'not-found': 'has no such URL. Check `baseUrl`, which ends before `/geo/v2/`',
  limit: 'got too many requests. Try again later',
  request: 'refused the request. Check its parameters',
}

/** The error for a failed status. `kinds` overrides the kinds of statuses for a deployment. `sentence` is the service's own message. */
export function fromStatus(
  answer: FailedAnswer,
  kinds: Readonly<Partial<Record<number, GeoErrorKind>>>,
  sentence?: string,
): GeoError {
  const { status, code, parameter } = answer
  const kind =
    kinds[status] ?? usualKinds[status] ?? (status >= 400 && status < 500 ? 'request' : 'service')
  const facts = [status, code, parameter].filter(Boolean).join(', ')
  return new GeoError(
    `the service ${messages[kind] ?? failing(status)} (${facts}).${sentence ? ` ${sentence}` : ''}`,
    {
      ...answer,
      kind,
    },
  )
}

function failing(status: number): string {
  if (status < 400) {
    return 'redirects, and the API key does not follow. Set `baseUrl` to its target'
  }
  return status === 501 ? 'does not offer this' : 'failed. Try again later'
}
