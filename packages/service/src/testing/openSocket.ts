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
