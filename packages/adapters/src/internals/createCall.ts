import { attempt } from '@signpost/client/internal/attempt.js'
import { withDeadline } from '@signpost/client/internal/transport/deadline.js'
import { readBody } from '@signpost/client/internal/transport/readBody.js'
import { readRetryAfter } from '@signpost/client/internal/transport/retryAfter.js'
import { ProtocolError, preferredLanguage } from '@signpost/client/protocol'
import { type Fields, fieldsOf, isRecord } from '../domain/fields.ts'
import { failure, loaded } from './failure.ts'

type Value = string | number | boolean | undefined

/** The parameters of a request to a provider. Undefined ones are not sent, and a list is sent as one parameter per item. */
export type Parameters = Readonly<Record<string, Value | readonly Value[]>>

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** The body, sent as JSON by POST. */
  readonly body?: object
  /** Returns true for a body with an error status that is an answer, such as "no route". */
  readonly allow?: (body: Fields) => boolean
  /** Returns true for a body with status 200 that is an error. Default: a body with the usual fields of an error. */
  readonly refuses?: (body: Fields) => boolean
}

/** A provider's answer. */
export interface Reply {
  readonly status: number
  /** Undefined for a body that is not JSON. */
  readonly body: unknown
}

/** One request to the adapter, and a function that calls its provider. */
export interface Call {
  /** The request to answer. */
  readonly request: Request
  /** The language that the request prefers, as a BCP 47 tag. */
  readonly language: string | undefined
  /** Sends a request to the provider. Rejects with an error of the interface for an unusable answer. */
  readonly ask: (url: string, parameters?: Parameters, options?: CallOptions) => Promise<Reply>
}

export interface CallSettings {
  /** The provider's name, for errors. */
  readonly title: string
  /** The timeout of the complete answer in milliseconds. */
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
  return { request, language: preferredLanguage(request.headers), ask }

  async function ask(
    url: string,
    parameters: Parameters = {},
    options: CallOptions = {},
  ): Promise<Reply> {
    const { headers, body, allow, refuses = isError } = options
    const address = new URL(url)
    for (const [name, value] of Object.entries(parameters)) {
      for (const one of [value].flat()) {
        if (one !== undefined) address.searchParams.append(name, `${one}`)
      }
    }
    try {
      const [reply, text, wait] = await withDeadline(timeout, caller, errors, async (signal) => {
        const response = await fetch(address.href, {
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
          headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
          // Redirects are refused, so that the provider's key is not sent to another origin.
          redirect: 'error',
          signal,
        })
        const text = await readBody(response, signal)
        const reply = { status: response.status, body: attempt(() => JSON.parse(text)) }
        return [reply, text, readRetryAfter(response.headers.get('Retry-After'))] as const
      })
      const { status } = reply
      const isJson = status >= 200 && status < 300 && reply.body !== undefined
      const isAnswer = isJson && !refuses(fieldsOf(reply.body))
      if (isAnswer || allow?.(fieldsOf(reply.body))) return reply
      const { answerRefusal } = await loaded(title, import('./readRefusal.ts'))
      const refusal = { ...reply, title, text, wait, parameters, options }
      return await answerRefusal(refusal, (...other) => ask(url, ...other))
    } catch (error) {
      caller.throwIfAborted()
      if (error instanceof ProtocolError) throw error
      // The error of fetch may contain the URL, and with it the key.
      throw failure(title, 'provider_unreachable', 'cannot be reached')
    }
  }
}

function isError({ error, message }: Fields): boolean {
  return isRecord(error) || typeof message === 'string'
}
