import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress'
import type { AppEnv } from './AppEnv.ts'

/** Media type of a vector tile. */
export const VECTOR_TILE = 'application/vnd.mapbox-vector-tile'

/** Packs answers for callers that read packed ones. Pays where answers are often large; a page of suggestions fits into a few packets as it is. */
export function packed(): MiddlewareHandler<AppEnv> {
  const pack = compress({
    contentTypeFilter: (type) => type === VECTOR_TILE || COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type),
  })
  return (c, next) => {
    // On all answers: a cache that asks whether one is still good, or for its head, reads it there too.
    c.header('Vary', 'Accept-Encoding', { append: true })
    return pack(c, next)
  }
}
