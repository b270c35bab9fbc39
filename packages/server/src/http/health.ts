import type { Handler } from 'hono'
import type { LogHealth } from '../log/createLog.ts'
import type { AppEnv } from './AppEnv.ts'
import type { Metrics } from './metrics.ts'
import { ServiceError } from './ServiceError.ts'

/** The readiness of the service: it takes requests from when its data are open until it is shut down. */
export interface Readiness {
  ready: boolean
}

/** A part that answers are made of: its data where it has some, or the cause for which it cannot be used. */
export interface PartHealth {
  readonly status: 'ok' | 'missing'
  readonly data?: string
  readonly reason?: string
  /** True for a part without which the service is not ready. */
  readonly isNeeded?: boolean
}

export type PartsHealth = () => Promise<Readonly<Record<string, PartHealth>>>

/** The process answers. */
export const healthz: Handler<AppEnv> = (c) => {
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'ok' })
}

/** The process takes requests. It does so without a log and without some of its parts too, and says which it lacks. */
export function readyz(
  readiness: Readiness,
  log: LogHealth,
  readParts?: PartsHealth,
): Handler<AppEnv> {
  return async (c) => {
    if (!readiness.ready) throw notReady('The service is stopping.')
    const parts = Object.entries((await readParts?.()) ?? {})
    const needed = parts.find(([, part]) => part.isNeeded && part.status === 'missing')
    if (needed) throw notReady(`The service cannot use its ${needed[0]}: ${needed[1].reason}`)
    c.header('Cache-Control', 'no-store')
    return c.json({
      status: 'ready',
      log: log.failure === undefined ? 'ok' : 'failing',
      ...Object.fromEntries(parts.map(([name, { isNeeded: _, ...part }]) => [name, part])),
    })
  }
}

function notReady(message: string): ServiceError {
  return new ServiceError(503, 'not_ready', message, { headers: { 'Retry-After': '1' } })
}

/** The service's figures in the text format of Prometheus. */
export function metricsText(metrics: Metrics): Handler<AppEnv> {
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType })
  }
}
