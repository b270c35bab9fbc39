import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { metricsOf } from '../testing/metricsOf.ts'
import { openAttackers, openSocket, readToEnd } from '../testing/sockets.ts'
import { type SmallService, startSmallService } from '../testing/startSmallService.ts'

const MEGABYTE = 2 ** 20
const suggestions = { search_center: '-34.9061,-56.191', query: 'canelones' }

let service: SmallService

beforeAll(async () => {
  service = await startSmallService()
  return () => service.end()
})

const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

const many = (count: number, text: string | ((index: number) => string)): string =>
  Array.from({ length: count }, (_, index) => (typeof text === 'string' ? text : text(index))).join(
    '',
  )

const byOtherNames = (index: number): string =>
  `GET /style.json HTTP/1.1\r\nHost: name-${index}.example\r\n\r\n`

/** The most memory that the service takes while others go on asking, beyond what it took before. */
async function growthWhileOthersAsk(): Promise<number> {
  const before = await metricsOf(service)
  const over = AbortSignal.timeout(3000)
  let most = 0
  while (!over.aborted) {
    const answer = await fetch(service.addressOf('/geo/v2/suggestions/json', suggestions))
    expect(answer.status).toBe(200)
    most = Math.max(most, (await metricsOf(service)).memory - before.memory)
  }
  return most
}

describe('clients that request thousands of answers and read none', () => {
  const open: { destroy(): void }[] = []
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy()
  })

  it.each([
    ['10 with 2,000 requests for openapi.json', 10, many(2000, get('/openapi.json'))],
    ['50 with 200 requests for openapi.json', 50, many(200, get('/openapi.json'))],
    ['10 with 2,000 requests by other names', 10, many(2000, byOtherNames)],
    ['10 with 5,000 requests that are hardly any', 10, many(5000, 'GET / HTTP/1.1\r\n\r\n')],
  ])('%s: takes less than 50 MB, and others are answered', async (_, clients, text) => {
    // What the first requests of a process compile and keep is not what is looked at.
    const first = await openSocket(service.port, many(50, get('/openapi.json')))
    first.end(get('/openapi.json', 'Connection: close\r\n'))
    await readToEnd(first)
    await growthWhileOthersAsk()

    const growth = growthWhileOthersAsk()
    open.push(...(await openAttackers(clients, service.port, text)))
    expect(await growth).toBeLessThan(50 * MEGABYTE)
    expect(await growthWhileOthersAsk()).toBeLessThan(50 * MEGABYTE)
  })
})

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
    const socket = await openSocket(service.port, last + many(50, get('/healthz')))
    expect(statusesOf(await readToEnd(socket))).toEqual([200])
  })

  it('an invalid request is refused after the answers to those before it', async () => {
    const socket = await openSocket(service.port, `${get('/openapi.json')}no request\r\n\r\n`)
    const received = await readToEnd(socket)
    expect(statusesOf(received)).toEqual([200, 400])
    expect(received).toMatch(/"code":"bad_request"[^}]+\}\}$/)
  })
})
