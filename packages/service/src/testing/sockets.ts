import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection to a port of loopback, with a request on its way. */
export async function openSocket(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // The other side may reset it: the tests look at how it ends.
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

/** Sends bytes as they are and collects what comes back until the other side closes the connection. */
export async function sendRaw(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('connect', () => socket.write(text))
  return readToEnd(socket)
}

/** All that a connection still brings. A reset ends it like a close: what had come before counts. */
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
 * Sends a text every so many milliseconds until something has come back. A client that sent to a closed connection would lose the answer that it
 * has not read yet, so each time it looks for one first, however late this process is.
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

/**
 * A hostile client, on a connection to a port of loopback: it sends what it is given, reads nothing, and stays when the other side
 * ends the connection.
 */
async function openAttacker(port: number, text = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.pause()
  // The service may cut it off: the tests look at that from the other side.
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
    socket.once('close', () => resolve())
  })
  if (text !== '') socket.write(text)
  return socket
}

/** Several hostile clients, on one port of loopback. */
export function openAttackers(count: number, port: number, text = ''): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => openAttacker(port, text)))
}
