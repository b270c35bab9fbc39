import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ClientError, refusalOf } from '../http/refusal.ts'

/** The bytes that are parsed at once, which bounds the requests that wait in memory for their turn. */
const PIECE = 256
/** The milliseconds for a client to read its last answer and close, before the connection is cut off. */
const LINGER = 500
const LINE_END = 10

/** Idle: no request is pending. Busy: a request is being answered. Closing: the last answer is being sent. */
export type ConnectionState = 'idle' | 'busy' | 'closing'

/** A request and its response. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

interface ConnectionEvents {
  /** Called when a request may be answered. */
  onTurn(exchange: Exchange): void
  onState(connection: Connection, state: ConnectionState): void
}

/** A client's connection. Its requests are answered one at a time: the next one is parsed once the previous answer has been handed to the operating system and the other connections have had a turn. Meanwhile, further data of the client wait in the socket, which is not read. */
export class Connection {
  readonly socket: Socket
  readonly #events: ConnectionEvents
  readonly #parse: (piece: Buffer) => void
  readonly #waiting: Exchange[] = []
  #current: Exchange | undefined
  #state: ConnectionState = 'idle'
  #refusal: string | undefined
  #isDraining = false
  /** The bytes that have arrived and are about to be parsed. */
  #unparsed = 0
  /** True once a line of the current head has ended; before that all of it is the URL. */
  #hasLine = false

  constructor(socket: Socket, events: ConnectionEvents) {
    this.socket = socket
    this.#events = events
    // Node parses all data that have arrived, possibly thousands of requests at once, even of a connection that is closed meanwhile: 500 such clients delay others by half a minute (`bench attack-memory`). So it gets one piece at a time.
    const [parse] = socket.listeners('data')
    if (parse === undefined)
      throw new Error(
        'This version of Node parses requests differently: the connection cannot be guarded.',
      )
    this.#parse = (piece) => parse.call(socket, piece)
    socket.removeAllListeners('data')
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    // Node calls this after an answer with `Connection: close`. Its own method closes immediately, which loses the answer for a client that is still sending.
    socket.destroySoon = () => this.#end()
    socket.once('close', () => {
      this.#waiting.length = 0
    })
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** The bytes in memory: answers that the client has not read, and requests that it has sent ahead. */
  get bytes(): number {
    return this.socket.writableLength + this.socket.readableLength
  }

  /** Adds a parsed request. */
  add(exchange: Exchange): void {
    if (this.#current === undefined) this.#start(exchange)
    else this.#waiting.push(exchange)
    this.#announceEnd()
  }

  /** Refuses data that are not a request, after the answers to earlier requests. */
  refuse(error: ClientError): void {
    if (!this.socket.writable || error.code === 'ECONNRESET') this.socket.destroy()
    if (this.socket.destroyed || this.#refusal !== undefined) return
    this.#refusal = refusalOf(error, { isUrl: !this.#hasLine })
    if (this.#current === undefined) this.#end(this.#refusal)
  }

  /** Makes the answer to the last request that has arrived announce the end of the connection. */
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

  /** Reads on as soon as the client reads. Until then Node may have paused the socket too, and accepts nothing. */
  #resume(): void {
    const { socket } = this
    if (socket.writableNeedDrain) socket.once('drain', () => socket.resume())
    else socket.resume()
  }

  /** Sends a last text, if there is one, and closes with the client, or soon after. A refused client gets no more time. */
  #end(text?: string): void {
    const { socket } = this
    if (this.#state === 'closing') return
    this.#setState('closing')
    const cut = () => (text === undefined ? socket.destroy() : socket.resetAndDestroy())
    const timer = setTimeout(cut, LINGER)
    socket.once('close', () => clearTimeout(timer))
    if (text === undefined) socket.end()
    else socket.end(text)
    // Further data are discarded: unread, they would turn the end into a reset.
    socket.resume()
  }

  #setState(state: ConnectionState): void {
    if (this.#state === state) return
    this.#state = state
    this.#events.onState(this, state)
  }
}
