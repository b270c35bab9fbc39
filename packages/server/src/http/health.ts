import type { Handler } from 'hono'
import type { LogHealth } from '../log/createLog.ts'
import type { AppEnv } from './AppEnv.ts'
import type { Metrics } from './metrics.ts'
import { ServiceError } from './ServiceError.ts'

/** The readiness of the service. It accepts requests from when its data are open until it is shut down. */
export interface Readiness {
  ready: boolean
}

/** A part of the service: its data if it has some, or the reason why it cannot be used. */
export interface PartHealth {
  readonly status: 'ok' | 'missing'
  readonly data?: string
  readonly reason?: string
  /** The time at which the data were built, ISO 8601. */
  readonly builtAt?: string
  /** The number of queries that wait for the part. */
  readonly waiting?: number
}

export type PartsHealth = () => Promise<Readonly<Record<string, PartHealth>>>

/** Reports that the process answers. */
export const healthz: Handler<AppEnv> = (c) => {
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'ok' })
}

/** Reports that the process accepts requests, which it also does without a log and without some of its parts. The answer names the missing ones. */
export function readyz(
  readiness: Readiness,
  log: LogHealth,
  readParts?: PartsHealth,
): Handler<AppEnv> {
  return async (c) => {
    if (!readiness.ready) throw notReady('The service is stopping.')
    const parts = Object.entries((await readParts?.()) ?? {})
    // The failure of one part must not make the others unavailable.
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

/** The metrics of the service in the text format of Prometheus. */
export function metricsText(metrics: Metrics): Handler<AppEnv> {
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType })
  }
}
