import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '@signpost/client/domain'

/** A server that passes requests on to several processes. */
export interface Balancer {
  address: string
  /** Puts a process in the place of another, or adds it. */
  use(name: string, address: string): void
  close(): Promise<void>
}

/** Passes each request on to the next process, and leaves one out for a second that could not be reached. It tries nothing again. */
export async function startBalancer(): Promise<Balancer> {
  const processes = new Map<string, string>()
  const outUntil = new Map<string, number>()
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const all = [...processes.values()]
    const there = all.filter((address) => (outUntil.get(address) ?? 0) < systemClock.now())
    const among = there.length > 0 ? there : all
    const address = among[turn++ % among.length] ?? ''
    const passed = request(`${address}${incoming.url}`, { headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    passed.on('error', () => {
      outUntil.set(address, systemClock.now() + 1000)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    passed.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (name, address) => void processes.set(name, address),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
