import { connect, type Socket } from 'node:net'

/**
 * A client without manners, on a connection to a port of loopback: it sends what it is given, reads nothing, and stays when the other side
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

/** As many impolite clients as asked for, on one port of loopback. */
export function openAttackers(count: number, port: number, text = ''): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => openAttacker(port, text)))
}
