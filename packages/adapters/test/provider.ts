import type { CallOptions, GeoClient } from '@signpost/client'
import type { OperationName } from '@signpost/client/domain'

/** The answer of an imitated provider. */
export interface Answers {
  readonly body?: unknown
  readonly text?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Returns the text of the answer when a request arrives. */
  readonly answer?: () => string
  readonly fails?: Error
  readonly hangs?: boolean
  /** Bodies by a part of the URL, which take precedence over `body`. */
  readonly at?: Readonly<Record<string, unknown>>
}

/** A request to a provider. */
export interface Sent {
  readonly url: string
  readonly headers: Headers
  readonly body: string
  readonly signal: AbortSignal | undefined
}

export function fakeFetch(answers: Answers): { fetch: typeof globalThis.fetch; sent: Sent[] } {
  const { body, text = JSON.stringify(body), status = 200, headers = {}, at = {} } = answers
  const sent: Sent[] = []
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input)
    sent.push({
      url,
      headers: new Headers(init.headers),
      body: String(init.body ?? ''),
      signal: init.signal ?? undefined,
    })
    if (answers.fails) throw answers.fails
    if (answers.hangs) return new Promise(() => {})
    const other = Object.entries(at).find(([part]) => url.includes(part))
    const content = answers.answer?.() ?? (other ? JSON.stringify(other[1]) : text)
    return new Response(content, { status, headers })
  }
  return { fetch, sent }
}

const center = { latitude: 52.52, longitude: 13.405 }
const destination = { latitude: 52.51, longitude: 13.39 }

/** Calls an operation of the client with ordinary parameters. */
export async function ask(
  client: GeoClient,
  operation: OperationName,
  options: CallOptions = {},
): Promise<unknown> {
  switch (operation) {
    case 'suggest':
      return client.suggest({ query: 'museum', near: center }, options)
    case 'search':
      return client.search({ query: 'museum', near: center }, options)
    case 'forwardGeocode':
      return client.forwardGeocode({ query: 'Am Lustgarten 1', near: center }, options)
    case 'reverseGeocode':
      return client.reverseGeocode({ coordinate: center }, options)
    case 'listBrands':
      return client.listBrands({ country: 'DEU' }, options)
    case 'listCategories':
      return client.listCategories({}, options)
    default:
      return client.getDirections({ origin: center, destination }, options)
  }
}
