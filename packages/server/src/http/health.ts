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
  /** The time at which its data were built, ISO 8601. */
  readonly builtAt?: string
  /** The questions that wait for it. */
  readonly waiting?: number
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
    // What one part cannot answer is no reason to take the others away.
    const reasons = parts.map(([name, { reason }]) => `${name}: ${reason}`)
    if (parts.length > 0 && parts.every(([, { status }]) => status === 'missing')) {
      throw notReady(`The service cannot use any of its parts (${reasons.join('; ')}).`)
    }
    c.header('Cache-Control', 'no-store')
    return c.json({
      status: 'ready',
      log: log.failure === undefined ? 'ok' : 'failing',
      ...Object.fromEntries(parts.map(([name, { waiting: _, ...part }]) => [name, part])),
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
