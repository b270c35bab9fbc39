import { type Handler, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import type { LogHealth } from '../log/createLog.ts'
import type { AppEnv } from './AppEnv.ts'
import { ALLOWED_METHODS, crossOrigin } from './crossOrigin.ts'
import { guardUrl } from './guardUrl.ts'
import { healthz, metricsText, type PartsHealth, type Readiness, readyz } from './health.ts'
import type { Metrics } from './metrics.ts'
import { observe } from './observe.ts'
import { answerError, notFound, ServiceError } from './ServiceError.ts'

export interface BaseAppOptions {
  readiness: Readiness
  logger: Logger
  logHealth: LogHealth
  /** Reads the health of the parts. */
  readParts?: PartsHealth
  metrics: Metrics
  /** The path before every path of the service, such as `/places`; empty for none. */
  basePath: string
  /** Allows search texts in logs. */
  logQueries: boolean
  /** Serves `/metrics` here instead of on a separate port. */
  serveMetrics: boolean
}

/** An app that observes and guards each request, still without paths. */
export interface BaseApp {
  /** The app. */
  app: Hono<AppEnv>
  /** The same app without the base path, for paths at the root of an origin. */
  origin: Hono<AppEnv>
  /** Adds a read-only path under the base path. */
  get(path: string, ...handlers: Handler<AppEnv>[]): void
}

/** Creates the common part of every service: request ids, a log, CORS, errors in one shape, `/healthz`, `/readyz` and `/metrics`. */
export function createBaseApp(options: BaseAppOptions): BaseApp {
  const origin = new Hono<AppEnv>()
  const app = origin.basePath(options.basePath)
  app.use(requestId(), observe(options), crossOrigin(), guardUrl())

  const get = (path: string, ...handlers: Handler<AppEnv>[]): void => {
    const named: Handler<AppEnv> = (c, next) => {
      c.set('route', path)
      return next()
    }
    app.get(path, named, ...handlers)
    app.all(path, named, methodNotAllowed)
  }
  if (options.readParts) options.metrics.watch(options.readParts)
  get('/healthz', healthz)
  get('/readyz', readyz(options.readiness, options.logHealth, options.readParts))
  if (options.serveMetrics) get('/metrics', metricsText(options.metrics))

  app.notFound((c) => answerError(notFound(), c))
  app.onError(answerError)
  return { app, origin, get }
}

const methodNotAllowed: Handler<AppEnv> = () => {
  throw new ServiceError(405, 'method_not_allowed', 'Use GET or HEAD.', {
    headers: { Allow: ALLOWED_METHODS },
  })
}
