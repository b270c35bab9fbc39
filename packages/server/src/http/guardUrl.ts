import { decodePart } from '@signpost/client/protocol'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './AppEnv.ts'
import { ServiceError } from './ServiceError.ts'

/** The maximum length of a URL's path and query. */
export const MAX_URL_LENGTH = 16_384

/** Refuses a URL that is too long or cannot be decoded, before any other code reads it. */
export function guardUrl(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname.length + search.length > MAX_URL_LENGTH) throw urlTooLong()
    decodePart(pathname)
    return next()
  }
}

/** The error for a URL that is too long. The server also sends it for a URL without an end. */
export function urlTooLong(): ServiceError {
  return new ServiceError(
    414,
    'uri_too_long',
    `The URL is longer than the maximum of ${MAX_URL_LENGTH} characters.`,
  )
}
