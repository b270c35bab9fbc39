import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setImmediate as afterReading } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import { Connections } from '../connections/Connections.ts'
import { badRequest, bareHeaders, type ClientError } from './refusal.ts'
import { internal } from './ServiceError.ts'

/** The app, as the adapter calls it. */
export type Fetch = Parameters<typeof getRequestListener>[0]

/** The limits for clients of the service. */
export interface Limits {
  /** The number of connections that may be open at once. */
  connections: number
  /** Bytes of answers that are not read, and of requests that were sent ahead, that all of them together may hold. */
  bytes?: number
  /** Milliseconds in which the head of a request must arrive. */
  head: number
  /** Milliseconds in which an answer must be read. */
  answer: number
  /** Milliseconds that a connection may stay open with nothing moving. */
  idle: number
}

/** Node's server around the app. */
export interface NodeServer {
  /** Resolves with where it listens, and rejects when it cannot. */
  listen(port: number, host: string): Promise<AddressInfo>
  /** From now on answers say that their connection ends with them, so that clients ask elsewhere. */
  drain(): void
  /** Takes no more connections, answers the requests under way for a few seconds, and closes. */
  close(): Promise<void>
}

const MOST_HEADER_BYTES = 65_536
/**
 * Connections that the operating system accepts before Node takes them. With Node's 511, those of a crowd time out at a balancer, which then sets the
 * process aside. The system may have a lower limit (`net.core.somaxconn`).
 */
const BACKLOG = 4096
const MOST_BYTES = 64 * 2 ** 20
/** Milliseconds between two looks for heads that are late: a client that is, is gone within this and the time in which it may read why. */
const CHECK_INTERVAL = 100
/** Milliseconds in which a connection that was idle when the server stopped listening may still bring the request that was on its way. */
const LAST_REQUEST = 500
/** Milliseconds that the requests under way have after that. */
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
  // What a client expects of an answer besides `100-continue` changes nothing.
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
      // Node's own `close` would close idle connections too, with the requests that are on their way to them.
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

/** Milliseconds for which connections are taken at the end: clients that connect again after each answer would keep it from ending. */
const LAST_CONNECTIONS = 3000

/** Takes the connections that the operating system has accepted already, and would reset: Node takes one each time that it looks. */
async function acceptAll(connections: Connections): Promise<void> {
  const end = performance.now() + LAST_CONNECTIONS
  let before: number
  do {
    before = connections.added
    await afterReading()
  } while (connections.added > before && performance.now() < end)
}

/** Resolves after a time, which the process does not stay alive for. */
function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}

/** Answers what Node could read and the adapter could make no request of. */
function answerBroken(error: unknown): Response {
  const { status, body } = error instanceof RequestError ? badRequest() : internal()
  return Response.json(body, { status, headers: bareHeaders })
}
