import type { RequestListener } from 'node:http'
import type { BrowserCommand } from 'vitest/node'
import { type HostileServer, startHostileServer } from '../hostileServer.ts'

/** The behavior of a server on another origin than the page's. */
export type Behavior = 'allows' | 'forbids' | 'hangs' | { readonly redirectsTo: string }

const body = JSON.stringify({ suggests: [{ search_filter: 'f', line1: 'Found' }] })
const servers = new Map<string, HostileServer>()

/** Starts a server on a separate origin and returns its URL. */
export const startServer: BrowserCommand<[behavior: Behavior]> = async (_context, behavior) => {
  const server = await startHostileServer(answerOf(behavior))
  servers.set(server.baseUrl, server)
  return server.baseUrl
}

/** The requested paths of the server. */
export const requestsTo: BrowserCommand<[baseUrl: string]> = (_context, baseUrl) =>
  servers.get(baseUrl)?.requests.map(({ url }) => url) ?? []

export const stopServers: BrowserCommand<[]> = async () => {
  await Promise.all([...servers.values()].map((server) => server.close()))
  servers.clear()
}

function answerOf(behavior: Behavior): RequestListener {
  return (request, response) => {
    if (behavior !== 'forbids') response.setHeader('access-control-allow-origin', '*')
    if (behavior === 'hangs') return
    if (typeof behavior === 'object') {
      response.writeHead(302, { location: `${behavior.redirectsTo}${request.url}` }).end()
    } else {
      response.setHeader('content-type', 'application/json').end(body)
    }
  }
}
