import type { ProtocolOperation } from '@signpost/client/protocol'
import type { Services } from './Services.ts'

/** One operation of the interface: asks the engine for what a request wants, and writes the wire. */
export interface Operation<Request extends object> {
  /** Its path, and the parameters of which a request is read. */
  protocol: ProtocolOperation<Request>
  /** The `Cache-Control` of an answer. */
  cacheControl: string
  /** True when the same request always has the same answer, whatever address the service has: it is made once, and has an `ETag`. */
  isFixed?: boolean
  /** The kind of a request, for logs and metrics: one of a few words, nothing of a person's search. */
  kind(request: Request): string
  /** The body, or null where there is none (204). */
  answer(request: Request, services: Services, call: Call): Promise<object | null>
}

/** The context of an answer, beside the parameters. */
export interface Call {
  /** Aborts when the caller leaves or the time is over. */
  signal: AbortSignal
  /** Address of the service, as the caller reaches it. */
  address: string
}

/** The cache header of answers that a caller may ask for again within a minute: people type the same letters twice. */
export const CACHE_ONE_MINUTE = 'private, max-age=60'

/** Lists that change with the data only. */
export const CACHE_ONE_HOUR = 'private, max-age=3600'
