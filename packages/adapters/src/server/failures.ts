import { ServiceError } from './ServiceError.ts'

/** The answer for an error or a missing resource, in words for the caller: what happened, and whether asking again can help. */

export function timedOut(): ServiceError {
  return new ServiceError(503, 'timeout', 'The answer took too long: ask again in a moment.', {
    headers: { 'Retry-After': '1' },
  })
}

/** The client has disconnected: the status is for the log. */
export function clientLeft(): ServiceError {
  return new ServiceError(499, 'client_left', 'The client closed the request.')
}

export function internal(): ServiceError {
  return new ServiceError(
    500,
    'internal',
    'The service failed at this request: it is not yours to mend.',
  )
}

export function notFound(): ServiceError {
  return new ServiceError(404, 'not_found', 'There is nothing at this address.')
}
