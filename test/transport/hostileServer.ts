import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostileServer {
  readonly baseUrl: string
  /** Every request that arrived, in order. */
  readonly requests: readonly IncomingMessage[]
  /** The number of open connections. */
  connections(): Promise<number>
  close(): Promise<void>
}

/** A real local HTTP server that answers every request as the test defines. */
export async function startHostileServer(answer: RequestListener): Promise<HostileServer> {
  const requests: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
