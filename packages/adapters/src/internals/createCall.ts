import { attempt } from '@signpost/client/internal/attempt.js'
import { withDeadline } from '@signpost/client/internal/transport/deadline.js'
import { readBody } from '@signpost/client/internal/transport/readBody.js'
import { readRetryAfter } from '@signpost/client/internal/transport/retryAfter.js'
import { ProtocolError, preferredLanguage } from '@signpost/client/protocol'
import { failure } from './failure.ts'

type Value = string | number | boolean | undefined

/** The parameters of a request to a provider. Those that are undefined are not sent, and a list is one parameter an item. */
export type Parameters = Readonly<Record<string, Value | readonly Value[]>>

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, with POST. */
  readonly body?: object
  /** The error statuses whose bodies the adapter reads. */
  readonly allow?: readonly number[]
}

/** A provider's answer. */
export interface Reply {
  readonly status: number
  /** Undefined for a body that is no JSON. */
  readonly body: unknown
}

/** One request to the adapter, with a function that calls its provider. */
export interface Call {
  /** The request that is answered. */
  readonly request: Request
  /** The language that the request prefers, as a BCP 47 tag. */
  readonly language: string | undefined
  /** Sends a request to the provider. Rejects with an error of the interface for an unusable answer. */
  readonly ask: (url: string, parameters?: Parameters, options?: CallOptions) => Promise<Reply>
}

export interface CallSettings {
  /** The provider's name, for errors. */
  readonly title: string
  /** Milliseconds for the whole answer. */
  readonly timeout: number
  readonly fetch: typeof globalThis.fetch | undefined
}

export function createCall(
  request: Request,
  { title, timeout, fetch = globalThis.fetch }: CallSettings,
): Call {
  const { signal: caller } = request
  const errors = {
    aborted: () => caller.reason,
    timeout: () => failure(title, 'provider_timeout', 'did not answer in time', 504),
  }
  return {
    request,
    language: preferredLanguage(request.headers),
    async ask(url, parameters = {}, { headers, body, allow = [] } = {}) {
      const address = new URL(url)
      for (const [name, value] of Object.entries(parameters)) {
        for (const one of [value].flat()) {
          if (one !== undefined) address.searchParams.append(name, `${one}`)
        }
      }
      try {
        return await withDeadline(timeout, caller, errors, async (signal) => {
          const response = await fetch(address.href, {
            ...(body && { method: 'POST', body: JSON.stringify(body) }),
            headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
            // Redirects are refused, so that the key of a provider is not sent to another origin.
            redirect: 'error',
            signal,
          })
          const { status, ok } = response
          if (!ok && !allow.includes(status)) throw refusalOf(response, title)
          const text = await readBody(response, signal)
          return { status, body: attempt(() => JSON.parse(text)) }
        })
      } catch (error) {
        caller.throwIfAborted()
        if (error instanceof ProtocolError) throw error
        // The error of fetch may contain the URL, and with it the key.
        throw failure(title, 'provider_unreachable', 'cannot be reached')
      }
    },
  }
}

function refusalOf({ status, headers, body }: Response, title: string): ProtocolError {
  void body?.cancel()
  const wait = readRetryAfter(headers.get('Retry-After'))
  const details = wait === undefined ? {} : { 'Retry-After': `${wait}` }
  if (status === 429) {
    return failure(title, 'rate_limited', 'had too many requests', status, details)
  }
  const text = status > 400 && status < 404 ? 'refused' : 'failed'
  return failure(title, `provider_${text}`, `${text} (${status})`, 502, details)
}
