import type { Failure } from './PathDescription.ts'
import { schemaRef } from './Schema.ts'

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which to ask again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
}

interface FailureDescription {
  status: number
  description: string
  headers?: object
}

/** The failures, with their status. Every failure has a body of one shape. */
export const failures: Readonly<Record<Failure, FailureDescription>> = {
  BadRequest: {
    status: 400,
    description:
      'A parameter is missing, cannot be read or is given twice: `parameter` names it. Or the address cannot be decoded.',
  },
  Unauthorized: {
    status: 401,
    description: 'The `api_key` is missing, empty, repeated or unknown: the answer is the same.',
  },
  OriginNotAllowed: {
    status: 403,
    description: 'The key is not for pages of this origin.',
  },
  NotFound: { status: 404, description: 'There is no such tile.' },
  TooManyRequests: {
    status: 429,
    description: 'The key has made too many requests.',
    headers: retryAfter,
  },
  RoutingUnavailable: {
    status: 501,
    description: 'The service has no routing engine. Asking again does not help.',
  },
  Unavailable: {
    status: 503,
    description: 'The service is busy or stopping.',
    headers: retryAfter,
  },
}

/** The responses of the document's components. */
export function failureResponses(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(failures).map(([name, { description, headers }]) => [
      name,
      {
        description,
        ...(headers && { headers }),
        content: { 'application/json': { schema: schemaRef('Error') } },
      },
    ]),
  )
}
