import { GeoError } from '@signpost/client'

/** An answer of a provider, as JSON. */
export interface ProviderReply {
  readonly status?: number
  readonly body: object
}

/** The server of a provider, which answers a URL and the body of a POST. */
export type ProviderServer = (url: URL, body: unknown) => Promise<ProviderReply>

/** A `fetch` that calls the server of one provider instead of the network. A failure of the service behind it becomes a failure of the provider. */
export function fetchFrom(server: ProviderServer): typeof globalThis.fetch {
  return async (input, init) => {
    const { url, signal } = new Request(input, init)
    const sent: unknown = JSON.parse(String(init?.body ?? null))
    const { status = 200, body } = await server(new URL(url), sent).catch(failed)
    signal.throwIfAborted()
    return Response.json(body, { status })
  }
}

function failed(error: unknown): ProviderReply {
  if (error instanceof GeoError && error.status !== undefined) {
    return { status: error.status, body: {} }
  }
  throw error
}
