import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection to a loopback port, with a sent request. */
export async function openSocket(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // The other side may reset the connection. The tests check how it ends.
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

/** Sends bytes unchanged and collects the answer until the other side closes the connection. */
export async function sendRaw(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('connect', () => socket.write(text))
  return readToEnd(socket)
}

/** The remaining data of a connection. A reset ends it like a close, and the earlier data count. */
export function readToEnd(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

/**
 * Sends a text repeatedly until data come back. A client that sends to a closed connection loses an unread answer, so it reads before each text,
 * however late this process is.
 */
export function keepSending(socket: Socket, text: string, milliseconds: number): void {
  const timer = setInterval(() => {
    setImmediate(() => {
      if (socket.bytesRead === 0 && socket.writable) socket.write(text)
      else clearInterval(timer)
    })
  }, milliseconds)
  socket.once('close', () => clearInterval(timer))
}

/** A hostile client on a connection to a loopback port. It sends the given data, reads nothing, and stays connected when the other side ends the connection. */
async function openAttacker(port: number, text = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.pause()
  // The service may reset the connection. The tests check that on the side of the service.
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
    socket.once('close', () => resolve())
  })
  if (text !== '') socket.write(text)
  return socket
}

/** Several hostile clients on one loopback port. */
export function openAttackers(count: number, port: number, text = ''): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => openAttacker(port, text)))
}
