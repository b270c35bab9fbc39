import type { ProtocolOperation } from '@signpost/client/protocol'
import type { Services } from './Services.ts'

/** An operation of the interface. It queries the engine and writes the records of the wire. */
export interface Operation<Request extends object> {
  /** The path and the parameters. */
  protocol: ProtocolOperation<Request>
  /** The `Cache-Control` of an answer. */
  cacheControl: string
  /** True when the answer to a request never changes and does not depend on the URL of the service. It is built once, and has an `ETag`. */
  isFixed?: boolean
  /** True when the answer to a request only changes with the data. The latest answers are cached in the form in which they were sent. */
  isCached?: boolean
  /** The kind of a request, for logs and metrics: one of a few words, never the search text. */
  kind(request: Request): string
  /** The body; null for a 204. */
  answer(request: Request, services: Services, call: Call): Promise<object | null>
}

/** The context of an answer, besides the parameters. */
export interface Call {
  /** Aborts when the client disconnects or at the timeout. */
  signal: AbortSignal
  /** The URL of the service for the caller. */
  url: string
}

/** The cache header of answers that a client may reuse for a minute, because users type the same letters again. */
export const CACHE_ONE_MINUTE = 'private, max-age=60'

/** The cache header of lists that only change with the data. */
export const CACHE_ONE_HOUR = 'private, max-age=3600'
