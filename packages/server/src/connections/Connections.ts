import type { Socket } from 'node:net'
import { Connection, type ConnectionState, type Exchange } from './Connection.ts'

/** The milliseconds between two checks of these bytes. */
const LOOK_INTERVAL = 100

export interface ConnectionsOptions {
  /** The maximum number of open connections. */
  most: number
  /** The maximum bytes that all connections together may hold in memory: unread answers, and requests that were sent ahead. */
  mostBytes: number
  /** Answers a request when it is its turn. */
  answer(exchange: Exchange): void
}

/** All connections of a server, within their limits. */
export class Connections {
  readonly #options: ConnectionsOptions
  readonly #bySocket = new Map<Socket, Connection>()
  /** The connections in each state, oldest in this state first. */
  readonly #in: Readonly<Record<ConnectionState, Set<Connection>>> = {
    idle: new Set(),
    busy: new Set(),
    closing: new Set(),
  }
  readonly #look = setInterval(() => this.#shedBytes(), LOOK_INTERVAL).unref()
  #added = 0
  #isDraining = false
  #closesIdle = false

  constructor(options: ConnectionsOptions) {
    this.#options = options
  }

  /** The total number of connections so far. */
  get added(): number {
    return this.#added
  }

  /** Adds a new connection. If there are too many, another one is closed. */
  add(socket: Socket): void {
    this.#added++
    if (this.#bySocket.size >= this.#options.most && !this.#shedOne()) {
      socket.destroy()
      return
    }
    const connection = new Connection(socket, {
      onTurn: (exchange) => this.#options.answer(exchange),
      onState: (connection, state) => this.#move(connection, state),
    })
    if (this.#isDraining) connection.drain()
    this.#bySocket.set(socket, connection)
    this.#in.idle.add(connection)
    socket.once('close', () => this.#remove(connection))
  }

  of(socket: Socket): Connection | undefined {
    return this.#bySocket.get(socket)
  }

  /** Makes answers announce the end of their connection from now on. */
  drain(): void {
    this.#isDraining = true
    for (const connection of this.#bySocket.values()) connection.drain()
  }

  /** Closes connections without a pending request, now and from now on. */
  closeIdle(): void {
    this.#closesIdle = true
    for (const { socket } of this.#in.idle) socket.destroy()
  }

  /** Closes all remaining connections. */
  closeAll(): void {
    clearInterval(this.#look)
    for (const socket of this.#bySocket.keys()) socket.destroy()
  }

  #move(connection: Connection, state: ConnectionState): void {
    for (const set of Object.values(this.#in)) set.delete(connection)
    this.#in[state].add(connection)
    if (state === 'idle' && this.#closesIdle) connection.socket.destroy()
  }

  #remove(connection: Connection): void {
    this.#bySocket.delete(connection.socket)
    for (const set of Object.values(this.#in)) set.delete(connection)
  }

  /** Closes the least important connection: a refused one, or an idle one, or one that does not read. */
  #shedOne(): boolean {
    const [closing] = this.#in.closing
    const [idle] = this.#in.idle
    const least = closing ?? idle ?? [...this.#in.busy].find(isUnread)
    if (least === undefined) return false
    this.#cut(least)
    return true
  }

  /** Closes the connections that hold the most bytes, until all together are within the limit. */
  #shedBytes(): void {
    const { mostBytes } = this.#options
    const held = [...this.#bySocket.values()].map((connection) => ({
      connection,
      bytes: connection.bytes,
    }))
    let total = held.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= mostBytes) return
    for (const { connection, bytes } of held.toSorted((a, b) => b.bytes - a.bytes)) {
      if (total <= mostBytes) return
      this.#cut(connection)
      total -= bytes
    }
  }

  #cut(connection: Connection): void {
    connection.socket.resetAndDestroy()
    this.#remove(connection)
  }
}

function isUnread({ socket }: Connection): boolean {
  return socket.writableLength > 0
}
