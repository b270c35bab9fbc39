// The parts of packages that the snippets use and this repository does not install.

declare module 'express' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

  export default function express(): RequestListener & {
    use(path: string, handler: Handler): unknown
  }
}

declare module 'fastify' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Handler = (
    request: { readonly raw: IncomingMessage },
    reply: { readonly raw: ServerResponse; hijack(): unknown },
  ) => unknown

  export default function fastify(): { get(path: string, handler: Handler): unknown }
}

// biome-ignore lint/style/noNamespace: The types of Google are a namespace.
declare namespace google.maps {
  interface Map {
    readonly fitBounds: unknown
  }
  class Marker {
    constructor(options: { map: Map; position: { lat: number; lng: number }; title: string })
    addListener(event: 'click', listener: () => void): unknown
    setMap(map: Map | null): void
  }
}

interface CypressRequest {
  readonly url: string
  reply(status: number, body: string, headers: Record<string, string>): void
}

declare const cy: {
  intercept(
    method: string,
    url: string,
    answer: (request: CypressRequest) => Promise<void>,
  ): unknown
}

interface TrustedTypesPolicyRules {
  createScriptURL?(url: string, type: string, sink: string): string | null
  createHTML?(html: string, type: string, sink: string): string | null
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypesPolicyRules): unknown }
}
