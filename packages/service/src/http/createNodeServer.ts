import { createServer, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { answerUnreadable, badRequest, bareHeaders } from './answerUnreadable.ts'
import { internal } from './failures.ts'

/** The app, as the adapter calls it. */
export type Fetch = Parameters<typeof getRequestListener>[0]

/** What one client may take of the service. */
export interface Limits {
  /** Milliseconds in which the head of a request must arrive. */
  head: number
  /** Milliseconds in which an answer must be read. */
  answer: number
  /** Milliseconds that a connection may stay open with nothing moving. */
  idle: number
}

const MOST_HEADER_BYTES = 65_536
const MOST_CONNECTIONS = 5000

/** Node's server around the app; it gives no client more than its share of time and memory. */
export function createNodeServer(fetch: Fetch, { head, answer, idle }: Limits): Server {
  const listener = getRequestListener(fetch, { errorHandler: answerBroken })
  const server = createServer({
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: head,
    requestTimeout: head,
    connectionsCheckingInterval: Math.min(1000, head),
    keepAliveTimeout: idle,
    // A request without `Host` is refused below, in the shape of all errors.
    requireHostHeader: false,
  })
  server.maxConnections = MOST_CONNECTIONS
  server.timeout = idle
  server.on('request', (request, response) => {
    const timer = setTimeout(() => request.socket.destroy(), answer)
    response.once('close', () => {
      clearTimeout(timer)
      // A connection that is kept for a next request would keep a stopping server open.
      if (!server.listening) server.closeIdleConnections()
    })
    void listener(request, response)
  })
  server.on('clientError', answerUnreadable)
  return server
}

/** Answers what Node could read and the adapter could make no request of. */
function answerBroken(error: unknown): Response {
  const { status, body } = error instanceof RequestError ? badRequest() : internal()
  return Response.json(body, { status, headers: bareHeaders })
}
