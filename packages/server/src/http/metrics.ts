import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LogHealth } from '../log/createLog.ts'
import type { PartsHealth } from './health.ts'

/** The counted properties of a request, none of which contains the search text. */
export interface Observation {
  route: string
  status: number
  kind: string
  seconds: number
  /** The name of the key. */
  key?: string | undefined
  /** The code of an error. */
  code?: string | undefined
  /** True when nothing was found. */
  isEmpty?: boolean
  /** True when the answer comes from the cache. */
  isCached?: boolean
}

/** The metrics of the service for Prometheus. */
export interface Metrics {
  observe(observation: Observation): void
  /** The requests that are being answered. */
  inFlight: { inc(): void; dec(): void }
  /** Adds the metrics of the parts, which are read each time. */
  watch(readParts: PartsHealth): void
  readonly contentType: string
  write(): Promise<string>
}

/** Creates the metrics. */
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
    help: '1 while log lines cannot be written, with the cause.',
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
    help: 'Log lines that could not be written.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(log.lost)
    },
  })
  const counter = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
  ): Counter<Label> => new Counter({ name, help, labelNames, registers: [registry] })
  const ofKey = counter('signpost_key_requests_total', 'Requests by the name of their key.', [
    'key',
  ])
  const errors = counter('signpost_errors_total', 'Answers that are an error, by its code.', [
    'code',
  ])
  const empty = counter('signpost_empty_answers_total', 'Answers without a result, by route.', [
    'route',
  ])
  const cached = counter('signpost_cached_answers_total', 'Answers from the cache, by route.', [
    'route',
  ])
  return {
    observe({ route, status, kind, seconds, key, code, isEmpty, isCached }) {
      duration.observe({ route, status, kind }, seconds)
      if (key !== undefined) ofKey.inc({ key })
      if (code !== undefined) errors.inc({ code })
      if (isEmpty) empty.inc({ route })
      if (isCached) cached.inc({ route })
    },
    inFlight,
    watch: (readParts) => watchParts(registry, readParts),
    contentType: registry.contentType,
    write: () => registry.metrics(),
  }
}

function watchParts(registry: Registry, readParts: PartsHealth): void {
  let reading: ReturnType<PartsHealth> | undefined
  // All gauges of one scrape use the same values.
  const read = (): ReturnType<PartsHealth> => {
    reading ??= readParts().finally(() => {
      reading = undefined
    })
    return reading
  }
  new Gauge({
    name: 'signpost_part_up',
    help: '1 for each part that can be used, 0 for each that cannot.',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      const parts = Object.entries(await read())
      for (const [part, { status }] of parts) this.set({ part }, status === 'ok' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'signpost_part_info',
    help: '1, labeled with the build of each part.',
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
  new Gauge({
    name: 'signpost_part_built_timestamp_seconds',
    help: 'The time at which the data of each part were built, in seconds since 1970.',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, { builtAt }] of Object.entries(await read())) {
        if (builtAt !== undefined) this.set({ part }, Date.parse(builtAt) / 1000)
      }
    },
  })
  new Gauge({
    name: 'signpost_part_waiting',
    help: 'Queries that wait for each part.',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, { waiting }] of Object.entries(await read())) {
        if (waiting !== undefined) this.set({ part }, waiting)
      }
    },
  })
}
