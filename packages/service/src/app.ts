import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Handler, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import type { AppEnv } from './http/AppEnv.ts'
import { answerError } from './http/answerError.ts'
import { ALLOWED_METHODS, crossOrigin } from './http/crossOrigin.ts'
import { notFound } from './http/failures.ts'
import { favicon } from './http/favicon.ts'
import { guardAddress } from './http/guardAddress.ts'
import type { KeyRing } from './http/keys/KeyRing.ts'
import type { Metrics } from './http/metrics.ts'
import { observe } from './http/observe.ts'
import { ServiceError } from './http/ServiceError.ts'
import { staticFiles } from './http/staticFiles.ts'
import type { LogHealth } from './log/LogOutput.ts'
import { brandList } from './routes/brandList.ts'
import { categoryList } from './routes/categoryList.ts'
import { directions } from './routes/directions.ts'
import { healthz, metricsText, type Readiness, readyz } from './routes/health.ts'
import type { Operation } from './routes/Operation.ts'
import { openApi } from './routes/openApi.ts'
import { operationHandler } from './routes/operationHandler.ts'
import { reverseGeocode } from './routes/reverseGeocode.ts'
import type { Services } from './routes/Services.ts'
import { search } from './routes/search.ts'
import { style } from './routes/style.ts'
import { suggestions } from './routes/suggestions.ts'
import { tile } from './routes/tile.ts'

export interface AppOptions {
  services: Services
  keys: KeyRing
  readiness: Readiness
  logger: Logger
  logHealth: LogHealth
  metrics: Metrics
  /** Path before every path of the service, such as `/places`; empty for none. */
  basePath: string
  /** The address under which the world knows the service, base path included. */
  publicUrl?: string | undefined
  /** Trusts `X-Forwarded-Proto` and `X-Forwarded-Host`. */
  trustProxy: boolean
  /** Folder whose files are served beside the interface. */
  staticFolder?: string | undefined
  /** Which pages may show those files in a frame, as a Content-Security-Policy says it. Default: the service's own. */
  frameAncestors?: string | undefined
  /** Folder of the pictures that the demo's overlay names, served under `/sample/`. */
  sampleFolder?: string | undefined
  /** Allows search texts in logs. */
  logQueries: boolean
  /** Serves `/metrics` here, and not on a port of its own. */
  serveMetrics: boolean
}

/** The service as one function from request to response. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { services, basePath } = options
  const origin = new Hono<AppEnv>()
  const app = origin.basePath(basePath)
  app.use(requestId(), observe(options), crossOrigin(), guardAddress())

  const get = (path: string, ...handlers: Handler<AppEnv>[]): void => {
    const named: Handler<AppEnv> = (c, next) => {
      c.set('route', path)
      return next()
    }
    app.get(path, named, ...handlers)
    app.all(path, named, methodNotAllowed)
  }
  const operation = <Request extends object>(operation: Operation<Request>): void => {
    get(operation.protocol.path, operationHandler(operation, options))
  }

  operation(suggestions)
  operation(search)
  operation(reverseGeocode)
  operation(brandList)
  operation(categoryList)
  operation(directions)
  get('/tiles/:z/:x/:y{\\d+\\.mvt}', tile(services))
  get('/style.json', style('light', options))
  get('/style-dark.json', style('dark', options))
  get('/openapi.json', openApi(options))
  get('/healthz', healthz)
  get('/readyz', readyz(options.readiness, options.logHealth))
  if (options.serveMetrics) get('/metrics', metricsText(options.metrics))
  if (options.sampleFolder !== undefined) {
    get('/sample/*', compress(), staticFiles(options.sampleFolder, `${basePath}/sample`))
  }
  if (!hasFavicon(options.staticFolder)) get('/favicon.ico', etag(), favicon())
  // Browsers ask for it at the root of the origin, whatever the base path is.
  if (basePath !== '') origin.get('/favicon.ico', etag(), favicon())
  if (options.staticFolder !== undefined) {
    const policy = `frame-ancestors ${options.frameAncestors ?? "'self'"}`
    const headers = { 'Content-Security-Policy': policy }
    get('/*', compress(), staticFiles(options.staticFolder, basePath, headers))
  }

  app.notFound((c) => answerError(notFound(), c))
  app.onError(answerError)
  return app
}

/** True when the static folder has an icon of its own. */
function hasFavicon(staticFolder: string | undefined): boolean {
  return staticFolder !== undefined && existsSync(join(staticFolder, 'favicon.ico'))
}

const methodNotAllowed: Handler<AppEnv> = () => {
  throw new ServiceError(405, 'method_not_allowed', 'The service is only read, with GET or HEAD.', {
    headers: { Allow: ALLOWED_METHODS },
  })
}
