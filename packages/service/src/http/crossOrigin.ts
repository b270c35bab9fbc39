import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './AppEnv.ts'

/** The methods of every path: the service is only read. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/**
 * Lets any page read any answer, errors too. What a page may ask is decided by the key, and so the answers vary by origin, as they do by how
 * they may be packed; cookies and other credentials of a browser are never involved.
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
