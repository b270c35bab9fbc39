import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LogHealth } from '../log/createLog.ts'
import type { PartsHealth } from './health.ts'

/** The counted properties of a request. None of them contains the search text. */
export interface Observation {
  route: string
  status: number
  kind: string
  seconds: number
}

/** The service's figures for Prometheus. */
export interface Metrics {
  observe(observation: Observation): void
  /** Requests that are being answered. */
  inFlight: { inc(): void; dec(): void }
  /** Counts the parts too, which are asked each time the figures are read. */
  watch(readParts: PartsHealth): void
  readonly contentType: string
  write(): Promise<string>
}

/** Starts to count. */
export function createMetrics(log: LogHealth): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'signpost_request_duration_seconds',
    help: 'Time to answer a request, by route, status and kind of query.',
    labelNames: ['route', 'status', 'kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const inFlight = new Gauge({
    name: 'signpost_requests_in_flight',
    help: 'Requests that are being answered.',
    registers: [registry],
  })
  new Gauge({
    name: 'signpost_log_failing',
    help: 'Whether lines of the log cannot be written now: 1, and why.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset()
      if (log.failure === undefined) this.set({ reason: '' }, 0)
      else this.set({ reason: log.failure }, 1)
    },
  })
  new Counter({
    name: 'signpost_log_lines_lost_total',
    help: 'Lines of the log that could not be written.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(log.lost)
    },
  })
  return {
    observe: ({ seconds, ...labels }) => duration.observe(labels, seconds),
    inFlight,
    watch: (readParts) => watchParts(registry, readParts),
    contentType: registry.contentType,
    write: () => registry.metrics(),
  }
}

function watchParts(registry: Registry, readParts: PartsHealth): void {
  let reading: ReturnType<PartsHealth> | undefined
  // Both gauges of one reading tell the same.
  const read = (): ReturnType<PartsHealth> => {
    reading ??= readParts().finally(() => {
      reading = undefined
    })
    return reading
  }
  new Gauge({
    name: 'signpost_part_up',
    help: 'Whether each part can be used: 1, or 0.',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      const parts = Object.entries(await read())
      for (const [part, { status }] of parts) this.set({ part }, status === 'ok' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'signpost_part_info',
    help: 'The build that each part is of: 1.',
    labelNames: ['part', 'build'],
    registers: [registry],
    async collect() {
      const parts = Object.entries(await read())
      this.reset()
      for (const [part, { data }] of parts) {
        if (data !== undefined) this.set({ part, build: data }, 1)
      }
    },
  })
}
