import { decodePart } from '@signpost/client/protocol'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './AppEnv.ts'
import { ServiceError } from './ServiceError.ts'

/** The maximum length of a URL, path and query. */
export const MAX_URL_LENGTH = 16_384

/** Refuses an address that is too long or cannot be decoded, before anything looks at it. */
export function guardAddress(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname.length + search.length > MAX_URL_LENGTH) throw addressTooLong()
    decodePart(pathname)
    return next()
  }
}

/** Also answered by the server itself when the address ends nowhere. */
export function addressTooLong(): ServiceError {
  return new ServiceError(
    414,
    'uri_too_long',
    `The address is longer than the ${MAX_URL_LENGTH} characters that the service reads.`,
  )
}
