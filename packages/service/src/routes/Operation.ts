import type { Query } from '../http/readQuery.ts'
import type { Services } from './Services.ts'

/** One operation of the interface: reads its parameters, asks the engine, writes the wire. */
export interface Operation<Request> {
  path: string
  /** The `Cache-Control` of an answer. */
  cacheControl: string
  /** Request headers, besides `Origin`, that the answer depends on. */
  vary?: string
  /** Whether the answer changes so seldom that asking for a change is worth an `ETag`. */
  etag?: boolean
  /** The request in the words of the domain; throws a `ServiceError` that names the parameter at fault. */
  read(query: Query, headers: Headers): Request
  /** What sort of request it is, for logs and metrics: one of a few words, nothing of a person's search. */
  kind(request: Request): string
  /** The body, or null where there is nothing to tell (204). */
  answer(request: Request, services: Services, call: Call): Promise<object | null>
}

/** What an answer needs to know of the call, beside what is asked. */
export interface Call {
  /** Aborts when the caller leaves or the time is over. */
  signal: AbortSignal
  /** Address of the service, as the caller reaches it. */
  address: string
}

/** What a caller may see again within a minute: they type the same letters twice. */
export const BRIEFLY = 'private, max-age=60'

/** Lists that change with the data only. */
export const FOR_AN_HOUR = 'private, max-age=3600'
