import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './AppEnv.ts'
import type { Metrics } from './metrics.ts'

interface ObserveOptions {
  logger: Logger
  metrics: Metrics
  /** Allows search texts in logs. */
  logQueries: boolean
}

/** Logs and counts each request by its route, never by its URL, which contains the key and the search. */
export function observe({
  logger,
  metrics,
  logQueries,
}: ObserveOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now()
    metrics.inFlight.inc()
    try {
      await next()
    } finally {
      metrics.inFlight.dec()
    }
    const milliseconds = performance.now() - start
    const { route = 'none', kind = '' } = c.var
    const { status } = c.res
    const { key, code, isEmpty = false, isCached = false } = c.var
    const seconds = milliseconds / 1000
    metrics.observe({ route, status, kind, seconds, key, code, isEmpty, isCached })
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      route,
      status,
      ms: Math.round(milliseconds * 100) / 100,
      ...(kind && { kind }),
      ...(key && { key }),
      ...(logQueries && c.var.search !== undefined && { search: c.var.search }),
    }
    if (status >= 500) logger.error({ ...line, ...fault(c) }, 'request')
    else logger.info(line, 'request')
  }
}

/** The stack of an error without its message, which may quote the search text. */
function fault({ error }: Context<AppEnv>): { error?: string; stack?: string[] } {
  if (error === undefined) return {}
  const stack = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line))
  return { error: error.name, stack: stack.map((line) => line.trim()) }
}
