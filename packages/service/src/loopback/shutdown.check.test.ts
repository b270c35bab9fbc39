import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { slowRouter, slowWay } from '../testing/slowRouter.ts'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { openAttackers, openSocket, readToEnd } from '../testing/sockets.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

let data: SmallData
let service: ServiceProcess

beforeAll(async () => {
  data = await smallData()
})
afterEach(() => service.kill())
afterAll(() => data.remove())

async function serve(...args: string[]): Promise<void> {
  const unlimited = { name: 'test', key: 'test', rate: 1e6, burst: 1e6 }
  service = await startProcess(
    ['serve', '--data', data.folder, '--port', '0', '--log-level', 'warn', ...args],
    { SIGNPOST_KEYS: JSON.stringify({ keys: [unlimited] }) },
  )
}

/** A search that is not cached. */
let searches = 0
const search = (): string =>
  `/geo/v2/search/json?api_key=test&search_center=-34.906,-56.191&query=canelones+${searches++}`

function ask(path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(service.url + path, { agent }, (response) => {
      response.once('error', reject)
      response.resume().once('end', () => resolve(response))
    }).once('error', reject)
  })
}

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

function openMany(count: number, text = ''): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => openSocket(service.port, text)))
}

const isLast = ({ headers }: IncomingMessage): boolean => headers.connection === 'close'

describe('SIGTERM drops no request', () => {
  it.each([0, 1])('of 600 under way on existing and new connections, --drain %i', async (drain) => {
    await serve('--drain', String(drain))
    const kept = await openMany(300, request('/healthz'))
    await Promise.all(kept.map((socket) => once(socket, 'readable')))
    for (const socket of kept) expect(`${socket.read()}`).not.toMatch(/^connection: close/im)

    const fresh = await openMany(300)
    const all = [...kept, ...fresh]
    for (const socket of all) socket.write(request('/style.json'))
    const answers = Promise.all(all.map(readToEnd))
    service.signal('SIGTERM')
    for (const received of await answers) {
      expect(received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+\}$/)
    }
    expect(await service.ended).toBe(0)
  })

  it('of clients that keep sending until an answer closes their connection', async () => {
    await serve('--drain', '3')
    const kept = new Agent({ keepAlive: true, maxFreeSockets: 100 })
    const untilClosed = Array.from({ length: 100 }, async () => {
      for (;;) {
        const answer = await ask('/healthz', kept)
        expect(answer.statusCode).toBe(200)
        if (isLast(answer)) return 'closed'
      }
    })
    await ask('/healthz', kept)
    service.signal('SIGTERM')
    expect(new Set(await Promise.all(untilClosed))).toEqual(new Set(['closed']))
    expect(await service.ended).toBe(0)
    kept.destroy()
  })

  it('that comes over an idle connection while it drains', async () => {
    await serve('--drain', '2')
    const kept = new Agent({ keepAlive: true, maxFreeSockets: 40 })
    await Promise.all(Array.from({ length: 40 }, () => ask('/healthz', kept)))
    service.signal('SIGTERM')
    await vi.waitFor(async () => {
      expect((await fetch(`${service.url}/readyz`)).status).toBe(503)
    }, 60_000)
    const late = await Promise.all(Array.from({ length: 40 }, () => ask(search(), kept)))
    for (const answer of late) expect([answer.statusCode, isLast(answer)]).toEqual([200, true])
    expect(await service.ended).toBe(0)
  })

  it('that was pipelined', async () => {
    await serve('--drain', '1', '--workers', '1', '--cache', '0')
    const texts = Array.from({ length: 20 }, () => request(search()))
    const sockets = await openMany(2, texts.join(''))
    const answers = Promise.all(sockets.map(readToEnd))
    service.signal('SIGTERM')
    for (const received of await answers) {
      expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(texts.length)
      expect(received.match(/^connection: close/gim)).toHaveLength(1)
    }
    expect(await service.ended).toBe(0)
  })
})

it('SIGTERM ends it, whatever is connected', async () => {
  const router = await slowRouter()
  await serve('--drain', '1', '--head-timeout', '60', '--valhalla-url', router.url)
  const whole = request('/openapi.json')
  const half = whole.slice(0, -2)
  const way = request(slowWay.replace('demo', 'test'))
  const question = router.asked()
  const attackers = await Promise.all(
    [
      // Clients that send nothing, half a head, no valid request, or one request that is answered.
      ...['', half, 'no request\r\n\r\n', whole],
      // Clients that send many requests, and one whose request is never answered.
      ...[whole.repeat(2000), way],
    ].map((text) => openAttackers(20, service.port, text)),
  )
  await question
  service.signal('SIGTERM')
  // `createNodeServer.test.ts` tests with a fake clock that it ends within five seconds of the drain. A machine that is too busy for the last answers stops
  // without them and logs that.
  const stopped = {
    code: await service.ended,
    isReported: service.output().includes('stopped without'),
  }
  expect([
    { code: 0, isReported: false },
    { code: 1, isReported: true },
  ]).toContainEqual(stopped)
  for (const socket of attackers.flat()) socket.destroy()
  router.close()
})
