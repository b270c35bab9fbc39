import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A client on one keep-alive connection. It only parses the status and the end of a response, because it shares the machine's processors with the
 * service.
 */
export class Connection {
  readonly #socket: Socket
  readonly #host: string
  #received: Buffer = Buffer.alloc(0)
  #arrived: PromiseWithResolvers<void> | undefined

  private constructor(socket: Socket, host: string) {
    this.#socket = socket
    this.#host = host
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#arrived?.resolve()
    })
    socket.on('error', (error) => this.#arrived?.reject(error))
    socket.on('close', () => this.#arrived?.reject(new Error('The service closed a connection.')))
  }

  static async open(address: string): Promise<Connection> {
    const { hostname, port, host } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.setNoDelay()
    await once(socket, 'connect')
    return new Connection(socket, host)
  }

  /** Requests a path, and resolves with the status when the whole response was received. */
  async get(path: string, headers: readonly string[] = []): Promise<number> {
    if (this.#socket.destroyed) throw new Error('The service has closed a connection.')
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${this.#host}`, ...headers]
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    let end = this.#received.indexOf('\r\n\r\n')
    while (end < 0) {
      await this.#more()
      end = this.#received.indexOf('\r\n\r\n')
    }
    const head = this.#received.toString('latin1', 0, end)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    if (/^transfer-encoding: /im.test(head)) throw new Error('Chunked answers are not read.')
    while (this.#received.length < end + 4 + length) await this.#more()
    this.#received = this.#received.subarray(end + 4 + length)
    return Number(head.slice(9, 12))
  }

  close(): void {
    this.#socket.destroy()
  }

  #more(): Promise<void> {
    this.#arrived = Promise.withResolvers()
    return this.#arrived.promise
  }
}
