import type { Failure } from './PathDescription.ts'
import { schemaRef } from './Schema.ts'

const retryAfter = {
  'Retry-After': {
    description: 'The seconds after which to try again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
}

interface FailureDescription {
  status: number
  description: string
  headers?: object
}

/** The failures, with their status. All failures have a body of the same shape. */
export const failures: Readonly<Record<Failure, FailureDescription>> = {
  BadRequest: {
    status: 400,
    description:
      'A parameter is missing, invalid or repeated, and `parameter` names it; or the URL cannot be decoded.',
  },
  Unauthorized: {
    status: 401,
    description:
      'The `api_key` is missing, empty, repeated or unknown, which the answer does not distinguish.',
  },
  OriginNotAllowed: {
    status: 403,
    description: 'The key is not valid for pages of this origin.',
  },
  NotFound: { status: 404, description: 'The tile does not exist.' },
  TooManyRequests: {
    status: 429,
    description: 'The key has made too many requests.',
    headers: retryAfter,
  },
  RoutingUnavailable: {
    status: 501,
    description: 'The service has no routing engine. Trying again does not help.',
  },
  Unavailable: {
    status: 503,
    description: 'The service is busy, is shutting down, or lacks the part that the request needs.',
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
