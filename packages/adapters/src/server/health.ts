import type { Handler } from 'hono'
import type { AppEnv } from './AppEnv.ts'
import type { LogHealth } from './log/LogOutput.ts'
import type { Metrics } from './metrics.ts'
import { ServiceError } from './ServiceError.ts'

/** The readiness of the service: it takes requests from when its data are open until it is shut down. */
export interface Readiness {
  ready: boolean
}

/** The process answers. */
export const healthz: Handler<AppEnv> = (c) => {
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'ok' })
}

/** The process takes requests. It does so without a log too, and says that it has none. */
export function readyz(readiness: Readiness, log: LogHealth): Handler<AppEnv> {
  return (c) => {
    if (!readiness.ready) {
      throw new ServiceError(503, 'not_ready', 'The service is stopping.', {
        headers: { 'Retry-After': '1' },
      })
    }
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'ready', log: log.failure === undefined ? 'ok' : 'failing' })
  }
}

/** The service's figures in the text format of Prometheus. */
export function metricsText(metrics: Metrics): Handler<AppEnv> {
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType })
  }
}
