import type { Socket } from 'node:net'

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
