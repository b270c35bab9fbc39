/** The arguments of a `fetch`, read as `fetch` reads them. */
export interface FetchRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly signal: AbortSignal | undefined
}

/** Throws the TypeError of `fetch` for an invalid address. */
export function readRequest(input: RequestInfo | URL, init: RequestInit = {}): FetchRequest {
  const request = input instanceof Request ? input : undefined
  const address = request?.url ?? String(input)
  const base = globalThis.location?.href
  if (!URL.canParse(address, base)) throw new TypeError(`Failed to parse URL from ${address}`)
  return {
    url: new URL(address, base),
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    headers: new Headers(init.headers ?? request?.headers),
    signal: init.signal ?? request?.signal,
  }
}
