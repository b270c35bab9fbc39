import type { ProtocolOperation } from '@signpost/client/protocol'
import type { Services } from './Services.ts'

/** One operation of the interface: queries the engine, and writes the records of the wire. */
export interface Operation<Request extends object> {
  /** Its path, and the parameters of which a request is read. */
  protocol: ProtocolOperation<Request>
  /** The `Cache-Control` of an answer. */
  cacheControl: string
  /** True when the same request always has the same answer, whatever the URL of the service: it is built once, and has an `ETag`. */
  isFixed?: boolean
  /** True when the same request has the same answer as long as the data are the same: the latest answers are cached as they were sent. */
  isCached?: boolean
  /** The kind of a request, for logs and metrics: one of a few words, nothing of a person's search. */
  kind(request: Request): string
  /** The body, or null when there is none (204). */
  answer(request: Request, services: Services, call: Call): Promise<object | null>
}

/** The context of an answer, besides the parameters. */
export interface Call {
  /** Aborts when the client disconnects or at the timeout. */
  signal: AbortSignal
  /** The URL of the service, as the caller reaches it. */
  address: string
}

/** The cache header of answers that a client may reuse for a minute, because users type the same letters again. */
export const CACHE_ONE_MINUTE = 'private, max-age=60'

/** Lists that change with the data only. */
export const CACHE_ONE_HOUR = 'private, max-age=3600'
