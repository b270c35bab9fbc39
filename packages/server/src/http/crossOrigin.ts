import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './AppEnv.ts'

/** The methods of every path: the service is only read. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/**
 * Allows any page to read any answer, errors too. The key decides what a page may ask, and so the answers vary by origin, as they do by
 * encoding; cookies and other credentials of a browser are never involved.
 */
export function crossOrigin(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id')
    c.header('Vary', 'Origin, Accept-Encoding')
    c.header('X-Content-Type-Options', 'nosniff')
    if (c.req.method !== 'OPTIONS') return next()
    c.set('route', 'preflight')
    c.header('Access-Control-Allow-Methods', ALLOWED_METHODS)
    c.header('Access-Control-Allow-Headers', '*')
    c.header('Access-Control-Max-Age', '86400')
    c.header('Allow', ALLOWED_METHODS)
    return c.body(null, 204)
  }
}
