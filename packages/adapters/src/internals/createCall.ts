import { ProtocolError } from '@signpost/client/protocol'

/** The parameters of a request to a provider; those that are undefined are not sent. */
export type Parameters = Readonly<Record<string, string | number | boolean | undefined>>

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

const MOST_BYTES = 32 << 20

export function createCall(request: Request, settings: CallSettings): Call {
  return {
    request,
    language: languageOf(request.headers),
    ask: (url, parameters = {}, options = {}) =>
      ask(addressOf(url, parameters), options, request.signal, settings),
  }
}

function addressOf(url: string, parameters: Parameters): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) address.searchParams.set(name, String(value))
  }
  return address.href
}

async function ask(
  url: string,
  { headers, body, allow = [] }: CallOptions,
  caller: AbortSignal,
  { title, timeout, fetch = globalThis.fetch }: CallSettings,
): Promise<Reply> {
  const deadline = AbortSignal.timeout(timeout)
  const signal = AbortSignal.any([caller, deadline])
  // A transport that does not listen to the signal must not keep the caller waiting.
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  )
  try {
    const answer = fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      // The key of a provider must not follow to another origin.
      redirect: 'error',
      signal,
    })
    return await Promise.race([aborted, answer.then((response) => read(response, allow, title))])
  } catch (error) {
    caller.throwIfAborted()
    if (error instanceof ProtocolError) throw error
    throw deadline.aborted
      ? new ProtocolError(504, 'provider_timeout', `${title} did not answer in time.`)
      : // The error of fetch may hold the address, and with it the key.
        new ProtocolError(502, 'provider_unreachable', `${title} cannot be reached.`)
  }
}

async function read(response: Response, allow: readonly number[], title: string): Promise<Reply> {
  const { status, headers } = response
  if (status === 204) return { status, body: undefined }
  if (!response.ok && !allow.includes(status)) {
    await response.body?.cancel()
    throw failureOf(status, headers, title)
  }
  try {
    return { status, body: JSON.parse(await textOf(response)) }
  } catch {
    throw new ProtocolError(502, 'provider_unreadable', `${title} sent an answer that is not JSON.`)
  }
}

function failureOf(status: number, headers: Headers, title: string): ProtocolError {
  const wait = headers.get('Retry-After')
  const details = wait && /^[\w ,:]{1,40}$/.test(wait) ? { headers: { 'Retry-After': wait } } : {}
  if (status === 429) {
    return new ProtocolError(status, 'rate_limited', `${title} had too many requests.`, details)
  }
  const [code, text] = [401, 402, 403].includes(status)
    ? ['refused', 'refused the key: check it, its restrictions and its quota']
    : ['failed', 'failed']
  return new ProtocolError(502, `provider_${code}`, `${title} ${text} (${status}).`, details)
}

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || value === undefined) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MOST_BYTES) {
      await reader?.cancel()
      return ''
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The first language of the headers. */
function languageOf(headers: Headers): string | undefined {
  const header = headers.get('Accepted-Language') ?? headers.get('Accept-Language') ?? ''
  const tag = header.split(/[,;]/, 1)[0]?.trim() ?? ''
  return /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i.test(tag) ? tag : undefined
}
