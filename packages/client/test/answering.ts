import {
  type ConnectionOptions,
  createGeoClient,
  type GeoClient,
  type GeoIssue,
} from '@signpost/client'

export interface Scripted {
  readonly client: GeoClient
  /** The URL of every request, in order. */
  readonly sent: readonly URL[]
  readonly issues: readonly GeoIssue[]
}

/** A client whose service gives one answer to every request. A string is the body itself; any other value is written as JSON. */
export function answering(
  body: unknown,
  init: ResponseInit = {},
  options: Partial<ConnectionOptions> = {},
): Scripted {
  const sent: URL[] = []
  const issues: GeoIssue[] = []
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const client = createGeoClient({
    baseUrl: 'https://geo.example/base',
    apiKey: 'secret-key',
    fetch: async (input) => {
      sent.push(new URL(String(input)))
      return new Response(init.status === 204 ? null : text, init)
    },
    onIssue: (issue) => issues.push(issue),
    ...options,
  })
  return { client, sent, issues }
}

/** The parameters of a request, without the key. */
export function parametersOf(url: URL | undefined): Record<string, string> {
  const parameters = new URLSearchParams(url?.search)
  parameters.delete('api_key')
  return Object.fromEntries(parameters)
}
