import type { GeoIssue } from '../decode/DecodeContext.ts'
import type { Capabilities } from '../domain/capabilities.ts'
import { readLanguageTag } from '../domain/readLanguageTag.ts'
import { hash } from '../hash.ts'
import { defaultWire, type WireOptions } from '../wireOptions.ts'
import { checkBases } from './endpoint.ts'
import { send } from './send.ts'
import { forbidStoring } from './stored.ts'

/** A request before the API key is added to it. */
export interface OutgoingRequest {
  readonly url: URL
  readonly headers: Headers
  readonly credentials?: RequestCredentials
}

export interface ConnectionOptions {
  /** The URL before `/geo/v2/`: absolute or, in a browser, a path of a proxy on the page's own origin. */
  readonly baseUrl: string
  /** The absolute URL for a server, when `baseUrl` is a path. */
  readonly serverBaseUrl?: string
  /** The key, or a function that returns it for each request. Omit it behind a proxy that adds it. */
  readonly apiKey?: string | (() => string | Promise<string>)
  /** The language of names, as a BCP 47 tag: sent with each request, for services with names in several languages. `de_DE` is accepted too; an invalid tag is ignored. */
  readonly language?: string
  /** Milliseconds for a request and its body together. Default 10,000; `Infinity` for none. */
  readonly timeout?: number
  /** Replaces the global `fetch`, for example with an adapter, which also has `capabilities`. */
  readonly fetch?: typeof globalThis.fetch & { readonly capabilities?: Partial<Capabilities> }
  /** The operations and options of the service, and the credits that it requires. Default: those of `fetch`, or else everything and no credits. */
  readonly capabilities?: Partial<Capabilities> | undefined
  /** Changes a request before it is sent, such as headers for a proxy or a tracing parameter. It does not receive the API key. */
  readonly transformRequest?: (
    request: OutgoingRequest,
  ) => OutgoingRequest | Promise<OutgoingRequest>
  /** Called with each part of an answer that could not be read and was dropped. */
  readonly onIssue?: (issue: GeoIssue) => void
  /** The options of the deployment, where the specification leaves a choice. */
  readonly wire?: Partial<WireOptions>
  /** Separates the caches of two connections with the same base URL and `wire`. */
  readonly scope?: string
}

export interface ConnectionRequest {
  readonly operation: string
  /** The path between `/geo/v2/` and `/json`. */
  readonly path: string
  readonly parameters: Readonly<Record<string, string | undefined>>
  /** The value of `Accept-Language`. */
  readonly language?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A configured connection to a service, which every operation takes. It is opaque: create it, and pass it on. It does not reveal the API key. */
export interface Connection {
  /** Identifies the service for caches: a fingerprint of the base URL, `wire` and `scope`, never of the API key. */
  readonly scope: string
  /** The URL before `/geo/v2/`, without a trailing slash. */
  readonly baseUrl: string
  readonly language: string | undefined
  /** The operations and options of the service, and its credits. A missing list means everything; missing credits mean none. */
  readonly capabilities?: Partial<Capabilities> | undefined
  /** @internal */
  readonly wire: WireOptions
  /** @internal */
  readonly onIssue: ((issue: GeoIssue) => void) | undefined
  /**
   * Sends one request. Returns the body as JSON, or undefined for an empty answer (204).
   * @internal
   */
  readonly request: (request: ConnectionRequest) => Promise<unknown>
}

export function createConnection(options: ConnectionOptions): Connection {
  checkBases(options)
  const wire: WireOptions = { ...defaultWire, ...options.wire }
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const scope = hash(JSON.stringify([baseUrl, wire, options.scope]))
  const capabilities = options.capabilities ?? options.fetch?.capabilities
  // Known before the first answer, and also where a proxy drops its headers.
  if (capabilities?.terms?.store === false) forbidStoring(scope)
  return {
    scope,
    baseUrl,
    language: options.language && readLanguageTag(options.language),
    wire,
    onIssue: options.onIssue,
    capabilities,
    request: (request) => send(options, wire, request, scope),
  }
}
