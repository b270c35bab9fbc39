import type { Capabilities, OperationName } from '@signpost/client/domain'
import { operationOf, ProtocolError } from '@signpost/client/protocol'

/** A `/geo/v2/` service as one function: a route handler on a server, and the `fetch` of a client. Its `capabilities` are known without a request. */
export interface Adapter {
  (request: Request): Promise<Response>
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  readonly capabilities: Capabilities
  /** The names of the providers, which are prefixes of the `search_filter` of their suggestions. */
  readonly providers: readonly string[]
  /** False for a request from outside the adapter's area; see `within`. */
  readonly covers?: ((request: Request) => boolean) | undefined
}

/** True when the request has the `search_filter` of one of the adapter's suggestions. */
export function hasOwnFilter({ providers }: Adapter, { url }: Request): boolean {
  const filter = new URL(url).searchParams.get('search_filter') ?? ''
  return providers.some((name) => filter.startsWith(`${name}:`))
}

/** Makes an adapter from a handler. A `ProtocolError` that it throws becomes the answer. */
export function createAdapter(
  handle: (request: Request, operation: OperationName) => Promise<Response>,
  known: Pick<Adapter, 'capabilities' | 'providers' | 'covers'>,
): Adapter {
  async function adapter(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    try {
      return await handle(request, operationOf(request))
    } catch (error) {
      if (error instanceof ProtocolError) return error.toResponse()
      throw error
    }
  }
  return Object.assign(adapter, known)
}
