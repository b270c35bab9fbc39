import { attempt } from '@signpost/client/internal/attempt.js'
import { withDeadline } from '@signpost/client/internal/transport/deadline.js'
import { readBody } from '@signpost/client/internal/transport/readBody.js'
import { readRetryAfter } from '@signpost/client/internal/transport/retryAfter.js'
import { ProtocolError } from '@signpost/client/protocol'

type Value = string | number | boolean | undefined

/** The parameters of a request to a provider. Those that are undefined are not sent, and a list is one parameter an item. */
export type Parameters = Readonly<Record<string, Value | readonly Value[]>>

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, with POST. */
  readonly body?: object
  /** The statuses beside the successes whose bodies the adapter reads. */
  readonly allow?: readonly number[]
}

/** A provider's answer. */
export interface Reply {
  readonly status: number
  /** Undefined for a body that is no JSON. */
  readonly body: unknown
}

/** One request to the adapter, with the way to its provider. */
export interface Call {
  /** The request that is answered. */
  readonly request: Request
  /** The language that the request prefers, as a BCP 47 tag. */
  readonly language: string | undefined
  /** Asks the provider. Rejects with the error of the interface for an answer that cannot be used. */
  readonly ask: (url: string, parameters?: Parameters, options?: CallOptions) => Promise<Reply>
}

export interface CallSettings {
  /** The provider's name, for errors. */
  readonly title: string
  /** Milliseconds for the whole answer. */
  readonly timeout: number
  readonly fetch: typeof globalThis.fetch | undefined
}

export function createCall(request: Request, settings: CallSettings): Call {
  const { headers, signal } = request
  return {
    request,
    language: languageOf(headers),
    ask(url, parameters = {}, options = {}) {
      const address = new URL(url)
      for (const [name, value] of Object.entries(parameters)) {
        for (const one of [value].flat()) {
          if (one !== undefined) address.searchParams.append(name, String(one))
        }
      }
      return ask(address.href, options, signal, settings)
    },
  }
}

async function ask(
  url: string,
  { headers, body, allow = [] }: CallOptions,
  caller: AbortSignal,
  { title, timeout, fetch = globalThis.fetch }: CallSettings,
): Promise<Reply> {
  const errors = {
    aborted: () => caller.reason,
    timeout: () => new ProtocolError(504, 'provider_timeout', `${title} did not answer in time.`),
  }
  try {
    return await withDeadline(timeout, caller, errors, async (signal) => {
      const response = await fetch(url, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
        // The key of a provider must not follow to another origin.
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
    // The error of fetch may hold the address, and with it the key.
    throw new ProtocolError(502, 'provider_unreachable', `${title} cannot be reached.`)
  }
}

function refusalOf({ status, headers, body }: Response, title: string): ProtocolError {
  void body?.cancel()
  const name = 'Retry-After'
  const wait = readRetryAfter(headers.get(name))
  const details = wait === undefined ? {} : { headers: { [name]: String(wait) } }
  if (status === 429) {
    return new ProtocolError(status, 'rate_limited', `${title} had too many requests.`, details)
  }
  const text = [401, 402, 403].includes(status) ? 'refused' : 'failed'
  return new ProtocolError(502, `provider_${text}`, `${title} ${text} (${status}).`, details)
}

/** The first language of the headers. */
function languageOf(headers: Headers): string | undefined {
  const header = headers.get('Accepted-Language') ?? headers.get('Accept-Language')
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*(?![^,;])/i.exec(header ?? '')?.[0]
}
