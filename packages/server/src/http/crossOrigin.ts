import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './AppEnv.ts'

/** The methods of every path, since the service is read-only. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** Allows any page to read any answer, including errors. The key decides which requests a page may send, so answers vary by origin, as they do by encoding. Cookies and other browser credentials are never used. */
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
