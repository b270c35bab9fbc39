import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { suggestionsFor } from './suggestionsFor.ts'

/** The latency of each request, in milliseconds, and the number of requests. */
export interface Network {
  latency: number
  requests: number
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves a folder, and suggestions with a configurable latency. */
export async function serve(
  folder: string,
): Promise<{ address: string; network: Network; close: () => void }> {
  const network: Network = { latency: 0, requests: 0 }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname.startsWith('/geo/v2/')) {
      network.requests++
      const body = JSON.stringify(suggestionsFor(searchParams.get('query') ?? ''))
      const answer = (): void => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      }
      if (network.latency > 0) setTimeout(answer, network.latency)
      else answer()
      return
    }
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    try {
      const body = readFileSync(file)
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}/`, network, close }
}
