import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ClientError, refusalOf } from '../http/refusal.ts'

/** Bytes that are parsed at once. The requests that fit into them are all that can wait in memory for their turn. */
const PIECE = 256
/** Milliseconds in which a client may read its last answer and close before it is cut off. */
const LINGER = 500
const LINE_END = 10

/** Idle: no request is under way. Busy: one is being answered. Closing: the last answer is sent. */
export type ConnectionState = 'idle' | 'busy' | 'closing'

/** A request with the response to it. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

interface ConnectionEvents {
  /** It is the turn of a request. */
  onTurn(exchange: Exchange): void
  onState(connection: Connection, state: ConnectionState): void
}

/**
 * One client's connection. Its requests are answered one at a time: the next one is parsed when the answer before it has been handed to the
 * operating system, and the other connections have had a turn. What the client sends in the meantime waits in the socket, which is not read
 * further.
 */
export class Connection {
  readonly socket: Socket
  readonly #events: ConnectionEvents
  readonly #parse: (piece: Buffer) => void
  readonly #waiting: Exchange[] = []
  #current: Exchange | undefined
  #state: ConnectionState = 'idle'
  #refusal: string | undefined
  #isDraining = false
  /** Bytes that have arrived and are about to be parsed. */
  #unparsed = 0
  /** True when a line of the head that is being parsed has ended: until then it is all address. */
  #hasLine = false

  constructor(socket: Socket, events: ConnectionEvents) {
    this.socket = socket
    this.#events = events
    // Node parses whatever has arrived, up to thousands of requests at once: it is given a piece at a time instead.
    const [parse] = socket.listeners('data')
    if (parse === undefined) throw new Error('Node parses requests in another way than it did.')
    this.#parse = (piece) => parse.call(socket, piece)
    socket.removeAllListeners('data')
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    // Node calls this after an answer that says `Connection: close`. By itself it would close at once, and lose the answer to a client that still sends.
    socket.destroySoon = () => this.#end()
    socket.once('close', () => {
      this.#waiting.length = 0
    })
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Bytes that it holds in memory: what the client has not read, and what it has sent ahead. */
  get bytes(): number {
    return this.socket.writableLength + this.socket.readableLength
  }

  /** Takes a request that was parsed. */
  add(exchange: Exchange): void {
    if (this.#current === undefined) this.#start(exchange)
    else this.#waiting.push(exchange)
    this.#announceEnd()
  }

  /** Refuses what is not a request, after the answers to the requests before it. */
  refuse(error: ClientError): void {
    if (!this.socket.writable || error.code === 'ECONNRESET') this.socket.destroy()
    if (this.socket.destroyed || this.#refusal !== undefined) return
    this.#refusal = refusalOf(error, { isAddress: !this.#hasLine })
    if (this.#current === undefined) this.#end(this.#refusal)
  }

  /** From now on the answer to the last request that has arrived says that the connection ends with it. */
  drain(): void {
    this.#isDraining = true
    this.#announceEnd()
  }

  #read(chunk: Buffer): void {
    let rest = chunk
    while (rest.length > 0 && this.#takesMore) {
      const piece = rest.subarray(0, PIECE)
      rest = rest.subarray(PIECE)
      this.#unparsed = rest.length
      this.#noteLines(piece)
      this.#parse(piece)
    }
    this.#unparsed = 0
    if (this.#state === 'closing' || this.#refusal !== undefined) return
    if (rest.length > 0) {
      this.socket.pause()
      this.socket.unshift(rest)
    }
    if (this.#current === undefined) this.#setState('idle')
    else this.#announceEnd()
  }

  #announceEnd(): void {
    const response = this.#current?.response
    if (!this.#isDraining || response === undefined || response.headersSent) return
    const ahead = this.#waiting.length + this.#unparsed + this.socket.readableLength
    if (ahead === 0) response.setHeader('Connection', 'close')
    else response.removeHeader('Connection')
  }

  get #takesMore(): boolean {
    const isOver = this.#state === 'closing' || this.#refusal !== undefined || this.socket.destroyed
    return !isOver && this.#current === undefined && !this.socket.isPaused()
  }

  #noteLines(piece: Buffer): void {
    const end = piece.lastIndexOf('\r\n\r\n')
    if (end >= 0) this.#hasLine = piece.includes(LINE_END, end + 4)
    else this.#hasLine ||= piece.includes(LINE_END)
  }

  #start(exchange: Exchange): void {
    this.#current = exchange
    this.#setState('busy')
    exchange.response.once('close', () => this.#finish())
    this.#announceEnd()
    this.#events.onTurn(exchange)
  }

  #finish(): void {
    this.#current = undefined
    if (this.#state === 'closing' || this.socket.destroyed) return
    const next = this.#waiting.shift()
    if (next !== undefined) this.#start(next)
    else if (this.#refusal !== undefined) this.#end(this.#refusal)
    else if (this.socket.readableLength > 0) setImmediate(() => this.#resume())
    else {
      this.#setState('idle')
      this.#resume()
    }
  }

  /** Reads on, as soon as the client does: until then Node may have paused the socket too, and takes nothing. */
  #resume(): void {
    const { socket } = this
    if (socket.writableNeedDrain) socket.once('drain', () => socket.resume())
    else socket.resume()
  }

  /** Sends a last text, if there is one, and closes: when the client does, or soon. A client that was refused is not waited for any longer. */
  #end(text?: string): void {
    const { socket } = this
    if (this.#state === 'closing') return
    this.#setState('closing')
    const cut = () => (text === undefined ? socket.destroy() : socket.resetAndDestroy())
    const timer = setTimeout(cut, LINGER)
    socket.once('close', () => clearTimeout(timer))
    if (text === undefined) socket.end()
    else socket.end(text)
    // What still comes is thrown away: unread, it would turn the end into a reset.
    socket.resume()
  }

  #setState(state: ConnectionState): void {
    if (this.#state === state) return
    this.#state = state
    this.#events.onState(this, state)
  }
}
