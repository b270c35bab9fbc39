import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A server that distributes requests to several processes. */
export interface Balancer {
  url: string
  /** Replaces the process with a name, or adds it. */
  use(name: string, url: string): void
  close(): Promise<void>
}

/**
 * Passes each request on to the next process. An unreachable process gets no requests until it answers `/healthz`, which is checked five times a
 * second. No request is repeated.
 */
export async function startBalancer(): Promise<Balancer> {
  const processes = new Map<string, string>()
  const away = new Set<string>()
  let turn = 0
  let isOpen = true

  async function probe(url: string): Promise<void> {
    if (away.has(url)) return
    away.add(url)
    while (isOpen && [...processes.values()].includes(url)) {
      await wait(200)
      const health = await fetch(`${url}/healthz`).catch(() => undefined)
      if (health?.ok) break
    }
    away.delete(url)
  }

  const server = createServer((incoming, outgoing) => {
    const all = [...processes.values()]
    const there = all.filter((url) => !away.has(url))
    const among = there.length > 0 ? there : all
    const url = among[turn++ % among.length] ?? ''
    const passed = request(`${url}${incoming.url}`, { headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    passed.on('error', () => {
      void probe(url)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    passed.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (name, url) => void processes.set(name, url),
    async close() {
      isOpen = false
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
