import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setImmediate as afterReading } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import { Connections } from '../connections/Connections.ts'
import { badRequest, bareHeaders, type ClientError } from './refusal.ts'
import { internal } from './ServiceError.ts'

/** The app, in the form that the adapter calls. */
export type Fetch = Parameters<typeof getRequestListener>[0]

/** The limits for clients of the service. */
export interface Limits {
  /** The maximum number of open connections. */
  connections: number
  /** The maximum bytes of unread answers, and of requests that were sent ahead, for all connections together. */
  bytes?: number
  /** Milliseconds in which the head of a request must arrive. */
  head: number
  /** Milliseconds in which an answer must be read. */
  answer: number
  /** The milliseconds for which a connection may stay open without traffic. */
  idle: number
}

/** Node's server around the app. */
export interface NodeServer {
  /** Resolves with the address, and rejects when it cannot listen. */
  listen(port: number, host: string): Promise<AddressInfo>
  /** Makes answers announce the end of their connection, so that clients use another server. */
  drain(): void
  /** Refuses new connections, answers pending requests for a few seconds, and closes. */
  close(): Promise<void>
}

/** The maximum bytes of a URL and its headers together. */
const MOST_HEADER_BYTES = 65_536
/** The connections that the operating system accepts before Node does. With Node's default of 511, the connections of a crowd time out at a load balancer, which then removes the process. The system may have a lower limit (`net.core.somaxconn`). */
const BACKLOG = 4096
const MOST_BYTES = 64 * 2 ** 20
/** The milliseconds between two checks for late heads. A late client is disconnected within this time plus the time to read the reason. */
const CHECK_INTERVAL = 100
/** The milliseconds in which an idle connection may still deliver a request that was under way when the server stopped listening. */
const LAST_REQUEST = 500
/** The milliseconds for pending requests after that. */
const LAST_ANSWER = 3000

/** Creates a server that gives no client more than its share of time and memory. */
export function createNodeServer(
  fetch: Fetch,
  { connections: most, bytes: mostBytes = MOST_BYTES, head, answer, idle }: Limits,
): NodeServer {
  const listener = getRequestListener(fetch, { errorHandler: answerBroken })
  const server = createServer({
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: head,
    requestTimeout: head,
    connectionsCheckingInterval: CHECK_INTERVAL,
    keepAliveTimeout: idle,
    // A request without `Host` is refused below, in the shape of all errors.
    requireHostHeader: false,
  })
  server.timeout = idle

  const connections = new Connections({
    most,
    mostBytes,
    answer({ request, response }) {
      const timer = setTimeout(() => request.socket.destroy(), answer)
      response.once('close', () => clearTimeout(timer))
      void listener(request, response)
    },
  })
  const take = (request: IncomingMessage, response: ServerResponse): void =>
    connections.of(request.socket)?.add({ request, response })
  server.on('connection', (socket) => connections.add(socket))
  server.on('request', take)
  // Any other expectation than `100-continue` is ignored.
  server.on('checkExpectation', take)
  server.on('clientError', (error: ClientError, socket) => {
    const connection = connections.of(socket as Socket)
    if (connection === undefined) socket.destroy()
    else connection.refuse(error)
  })

  return {
    async listen(port, host) {
      await once(server.listen(port, host, BACKLOG), 'listening')
      return server.address() as AddressInfo
    },
    drain: () => connections.drain(),
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      connections.drain()
      await acceptAll(connections)
      // Node's own `close` would close idle connections too, together with requests that are under way to them.
      NetServer.prototype.close.call(server)
      await Promise.race([closed, pass(LAST_REQUEST)])
      await afterReading()
      connections.closeIdle()
      await Promise.race([closed, pass(LAST_ANSWER)])
      connections.closeAll()
      await closed
    },
  }
}

/** The milliseconds for which connections are accepted at the end, because clients that reconnect after each answer would prevent the end. */
const LAST_CONNECTIONS = 3000

/** Accepts the connections that the operating system already has and would reset. Node accepts one per check. */
async function acceptAll(connections: Connections): Promise<void> {
  const end = performance.now() + LAST_CONNECTIONS
  let before: number
  do {
    before = connections.added
    await afterReading()
  } while (connections.added > before && performance.now() < end)
}

/** Resolves after a time, without keeping the process alive. */
function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}

/** The answer to a request that Node could read, but that the adapter could not convert. */
function answerBroken(error: unknown): Response {
  const { status, body } = error instanceof RequestError ? badRequest() : internal()
  return Response.json(body, { status, headers: bareHeaders })
}
