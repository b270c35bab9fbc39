import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A stand-in for Valhalla whose answers the test releases. For the fastest route the service also requests the shortest, to compare them; that query is answered at once. */
export interface SlowRouter {
  url: string
  /** Resolves with the next query. */
  asked(): Promise<ServerResponse>
  close(): void
}

/** A query that needs an answer from the router. */
export const slowWay =
  '/geo/v2/directions/json?api_key=demo&origin=-34.906,-56.191&destination=-34.907,-56.192'

export async function slowRouter(): Promise<SlowRouter> {
  const waiting: ((response: ServerResponse) => void)[] = []
  const server = createServer(async (request, response) => {
    const query = await text(request)
    if (query.includes('"shortest":true')) return answerNoWay(response)
    for (const take of waiting.splice(0)) take(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => new Promise((resolve) => waiting.push(resolve)),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Answers a query: there is no route. */
export function answerNoWay(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'application/json' })
  response.end('{"error_code":442,"error":"No path could be found for input"}')
}
