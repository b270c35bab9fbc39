import { beforeAll, describe, expect, it } from 'vitest'
import { openSocket, readToEnd } from '../testing/sockets.ts'
import { type SmallService, startSmallService } from '../testing/startSmallService.ts'

let service: SmallService

beforeAll(async () => {
  service = await startSmallService()
  return () => service.end()
})

const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

describe('a client that pipelines requests and reads', () => {
  it('gets every answer, in order', async () => {
    const paths = Array.from({ length: 300 }, (_, index) =>
      index % 3 === 0 ? '/openapi.json' : index % 3 === 1 ? '/healthz' : `/nothing/${index}`,
    )
    const text = paths.map((path) => get(path)).join('')
    const socket = await openSocket(service.port, text + get('/healthz', 'Connection: close\r\n'))
    const received = await readToEnd(socket)
    expect(statusesOf(received)).toEqual([
      ...paths.map((path) => (path.startsWith('/nothing') ? 404 : 200)),
      200,
    ])
    const lengths = [...received.matchAll(/^content-length: (\d+)/gim)].map(([, n]) => Number(n))
    expect(lengths[0]).toBeGreaterThan(20_000)
    expect(lengths[3]).toBe(lengths[0])
  })

  it('is answered however its bytes are split', async () => {
    const text = get('/healthz') + get('/nothing') + get('/healthz', 'Connection: close\r\n')
    const socket = await openSocket(service.port)
    const answer = readToEnd(socket)
    for (const character of text) {
      socket.write(character)
      await new Promise(setImmediate)
    }
    expect(statusesOf(await answer)).toEqual([200, 404, 200])
  })

  it('is answered also when it sends bodies', async () => {
    const post = `POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000\r\n\r\n${'x'.repeat(2000)}`
    const socket = await openSocket(
      service.port,
      post + get('/healthz') + post + get('/healthz', 'Connection: close\r\n'),
    )
    expect(statusesOf(await readToEnd(socket))).toEqual([405, 200, 405, 200])
  })

  it('gets nothing after the answer with which it closes', async () => {
    const last = get('/healthz', 'Connection: close\r\n')
    const socket = await openSocket(service.port, last + get('/healthz').repeat(50))
    expect(statusesOf(await readToEnd(socket))).toEqual([200])
  })

  it('an invalid request is refused after the answers to those before it', async () => {
    const socket = await openSocket(service.port, `${get('/openapi.json')}no request\r\n\r\n`)
    const received = await readToEnd(socket)
    expect(statusesOf(received)).toEqual([200, 400])
    expect(received).toMatch(/"code":"bad_request"[^}]+\}\}$/)
  })
})
