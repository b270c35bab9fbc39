import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AppEnv, type BaseAppOptions, createBaseApp, type KeyRing } from '@signpost/server'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { answerError, notFound } from './http/answerError.ts'
import { favicon } from './http/favicon.ts'
import { staticFiles } from './http/staticFiles.ts'
import { brandList } from './routes/brandList.ts'
import { categoryList } from './routes/categoryList.ts'
import { directions } from './routes/directions.ts'
import { style, tile } from './routes/map.ts'
import type { Operation } from './routes/Operation.ts'
import { openApi } from './routes/openApi.ts'
import { operationHandler } from './routes/operationHandler.ts'
import { partsHealth } from './routes/partsHealth.ts'
import { reverseGeocode } from './routes/reverseGeocode.ts'
import type { Services } from './routes/Services.ts'
import { search } from './routes/search.ts'
import { suggestions } from './routes/suggestions.ts'

export interface AppOptions extends BaseAppOptions {
  services: Services
  keys: KeyRing
  /** The number of cached answers to each operation that allows it; 0 caches none. */
  cachedAnswers: number
  /** The public URL of the service, base path included. */
  publicUrl?: string | undefined
  /** Trusts `X-Forwarded-Proto` and `X-Forwarded-Host`. */
  trustProxy: boolean
  /** The folder of static files that are served beside the interface. */
  staticFolder?: string | undefined
  /** The pages that may embed those files in a frame, as in a Content-Security-Policy. Default: the service's own pages. */
  frameAncestors?: string | undefined
  /** The folder of the pictures in the demo's overlay, served under `/sample/`. */
  sampleFolder?: string | undefined
}

/** The service as one function from request to response. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { services, basePath } = options
  const readParts = partsHealth(services)
  const { app, origin, get } = createBaseApp({ ...options, readParts })
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
  if (options.sampleFolder !== undefined) {
    get('/sample/*', compress(), staticFiles(options.sampleFolder, `${basePath}/sample`))
  }
  if (!hasFavicon(options.staticFolder)) get('/favicon.ico', etag(), favicon())
  // Browsers request it at the root of the origin, regardless of the base path.
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
