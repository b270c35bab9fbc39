import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A static host with one file, on loopback. */
export interface FileHost {
  /** The URL of the file. */
  url: string
  /** The requested ranges. */
  readonly ranges: readonly string[]
  close(): Promise<void>
}

/** Serves a file like a static host: ranges, a tag that changes with the file, and CORS for any origin. */
export async function serveFile(path: string, port = 0): Promise<FileHost> {
  const ranges: string[] = []
  const server = createServer(async (request, response) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const { mtimeMs, size } = await stat(path)
    ranges.push(request.headers.range ?? '')
    response.setHeader('ETag', `"${mtimeMs}-${size}"`)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Range')
    response.setHeader('Access-Control-Expose-Headers', 'ETag')
    if (first === undefined) return void response.end(await readFile(path))
    const end = Math.min(Number(last), size - 1)
    response.setHeader('Content-Range', `bytes ${first}-${end}/${size}`)
    response.statusCode = 206
    response.end((await readFile(path)).subarray(Number(first), end + 1))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${url.port}/tiles.pmtiles`,
    ranges,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
