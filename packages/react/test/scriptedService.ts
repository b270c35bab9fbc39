import { type Connection, type ConnectionOptions, createConnection } from '@signpost/client'
import { systemClock } from '@signpost/client/domain'

export interface SentRequest {
  readonly url: URL
  readonly headers: Headers
  /** When it was sent, in milliseconds since the script began. */
  readonly time: number
  readonly signal: AbortSignal
}

export interface ScriptedService {
  readonly connection: Connection
  readonly options: ConnectionOptions
  readonly sent: readonly SentRequest[]
}

export type Reply = () => Response | Promise<Response>

export const secretKey = 'sk-4f1d0d'

/** A service that gives one reply to each request, and the last one to all that follow. */
export function scriptedService(
  replies: readonly [Reply, ...Reply[]],
  more: Partial<ConnectionOptions> = {},
): ScriptedService {
  const sent: SentRequest[] = []
  const start = systemClock.now()
  const options: ConnectionOptions = {
    baseUrl: 'https://geo.example',
    apiKey: secretKey,
    fetch: async (input, init) => {
      const { url, headers, signal } = new Request(input, init)
      const reply = replies[sent.length] ?? replies.at(-1)
      sent.push({ url: new URL(url), headers, time: systemClock.now() - start, signal })
      return reply ? reply() : Response.error()
    },
    ...more,
  }
  return { connection: createConnection(options), options, sent }
}

/** A reply with this body, as JSON unless it is a text. */
export function reply(body: unknown, init: ResponseInit = {}): Reply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return () => new Response(init.status === 204 ? null : text, init)
}

/** A reply that never comes. */
export const silence: Reply = () => new Promise(() => {})

/** Suggestions with these first lines. */
export function suggests(...lines: string[]): Reply {
  return reply({ suggests: lines.map((line1) => ({ line1, search_filter: line1 })) })
}

/** The parameters of a request, without the key. */
export function parametersOf(
  request: Pick<SentRequest, 'url'> | undefined,
): Record<string, string> {
  const parameters = new URLSearchParams(request?.url.search)
  parameters.delete('api_key')
  return Object.fromEntries(parameters)
}
