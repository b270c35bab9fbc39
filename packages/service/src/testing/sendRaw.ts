import { connect, type Socket } from 'node:net'

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
