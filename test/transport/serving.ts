import type { RequestListener } from 'node:http'
import { type ConnectionOptions, createGeoClient, type GeoClient, GeoError } from '@signpost/client'
import { afterEach, expect, vi } from 'vitest'
import { type HostileServer, startHostileServer } from './hostileServer.ts'

/** A key that no error, console line or cause may contain. */
export const key = 'k3y-that-must-not-show'
const servers: HostileServer[] = []

export const query = { query: 'a', near: { latitude: 0, longitude: 0 } }
export const good: string = JSON.stringify({ suggests: [{ search_filter: 'f', line1: 'Found' }] })

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** A local server that is closed after the test. */
export async function serve(answer: RequestListener): Promise<HostileServer> {
  const server = await startHostileServer(answer)
  servers.push(server)
  return server
}

/** A local server, and a client that sends the key to it. */
export async function serving(
  answer: RequestListener,
  options: Partial<ConnectionOptions> = {},
): Promise<{ server: HostileServer; client: GeoClient }> {
  const server = await serve(answer)
  const client = createGeoClient({ baseUrl: server.baseUrl, apiKey: key, ...options })
  return { server, client }
}

/** The error of a failed call: always a `GeoError`, and never one that contains the key. */
export async function failureOf(call: Promise<unknown>): Promise<GeoError> {
  const error: unknown = await call.then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(GeoError)
  if (!(error instanceof GeoError)) throw error
  const shown = `${error.message} ${error.stack} ${String(error.cause)} ${JSON.stringify(error)} ${Object.values(error).join()}`
  expect(shown).not.toContain(key)
  return error
}

/** An answer with one body. */
export const text =
  (body: string | Buffer, type = 'application/json', status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
