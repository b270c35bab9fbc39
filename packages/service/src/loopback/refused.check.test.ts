import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { metricsOf } from '../testing/metricsOf.ts'
import { answerNoWay, slowRouter, slowWay } from '../testing/slowRouter.ts'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { keepSending, openAttackers, openSocket, readToEnd } from '../testing/sockets.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

const MANY = 100
const LIMIT = 50
/** A busy machine may take long. `createNodeServer.test.ts` tests with a fake clock that they are gone within a second. */
const patience = { timeout: 120_000, interval: 50 }

let data: SmallData
let service: ServiceProcess
const open: Socket[] = []

beforeAll(async () => {
  data = await smallData()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(() => data.remove())

/** Starts the service for one test or for a group. Returns the function that ends it. */
async function serve(...args: string[]): Promise<() => Promise<void>> {
  service = await startProcess(['serve', '--data', data.folder, '--port', '0', ...args])
  return () => service.kill()
}

const openFiles = async (): Promise<number> => (await metricsOf(service)).openFiles

async function attack(count: number, text: string): Promise<Socket[]> {
  const sockets = await openAttackers(count, service.port, text)
  open.push(...sockets)
  return sockets
}

const head = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n'

const refusals: [name: string, text: string][] = [
  ['a head that never ends', head],
  ['nothing at all', ''],
  ['no request', '\x16\x03\x01\x02\x00\x01\r\n\r\n'],
  ['too many headers', `${head}X-A: ${'a'.repeat(100_000)}\r\n`],
  ['a URL without an end', `GET /${'a'.repeat(200_000)}`],
  ['a good request and then none', `${head}\r\nno request\r\n\r\n`],
]

describe('clients that do not close the connection are disconnected after', () => {
  let atFirst: number
  beforeAll(async () => {
    const end = await serve('--head-timeout', '1')
    atFirst = await openFiles()
    return end
  })

  const areGone = () =>
    vi.waitFor(async () => expect(await openFiles()).toBeLessThan(atFirst + 10), patience)

  it.each(refusals)('%s', async (_, text) => {
    await attack(MANY, text)
    await areGone()
  })

  it('headers that never end, and keep sending after they were refused', async () => {
    const sockets = await attack(MANY, head)
    const drips = sockets.map((socket) => setInterval(() => socket.write('X-A: a\r\n'), 50))
    await areGone()
    drips.forEach(clearInterval)
  })

  it('a half-closed connection', async () => {
    for (const socket of await attack(MANY, head)) socket.end()
    await areGone()
  })
})

it('a refused client that still sends can read the reason', async () => {
  onTestFinished(await serve())
  const answers = Array.from({ length: 20 }, async () => {
    const socket = await openSocket(service.port, head)
    keepSending(socket, 'X-A: a'.repeat(10_000), 1)
    return readToEnd(socket)
  })
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]+"code":"headers_too_large"/)
  }
})

describe('when all connections are in use', () => {
  const others: [name: string, text: string][] = [
    ...refusals,
    ['a request, and nothing after its answer', `${head}\r\n`],
  ]
  beforeAll(() =>
    serve('--connections', String(LIMIT), '--head-timeout', '60', '--answer-timeout', '60'),
  )

  async function expectHonestAnswers(): Promise<void> {
    for (let round = 0; round < 10; round++) {
      const answer = await fetch(`${service.url}/healthz`, { headers: { Connection: 'close' } })
      expect(answer.status).toBe(200)
    }
    expect(await openFiles()).toBeLessThan(2 * LIMIT)
  }

  it.each(others)('a new client is answered while the others have sent %s', async (_, text) => {
    await attack(2 * LIMIT, text)
    await expectHonestAnswers()
  })

  it('a new client is answered while the others have sent many requests and read no answer', async () => {
    await attack(2 * LIMIT, 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500))
    // Until they have more answers than the system buffers for them, all connections are busy, and new clients are refused.
    await vi.waitFor(expectHonestAnswers, patience)
  })
})

it('when all connections are in use by requests under way, these keep them, and a new one is refused', async () => {
  const router = await slowRouter()
  onTestFinished(await serve('--connections', '4', '--valhalla-url', router.url))
  const underWay: Promise<Response>[] = []
  const questions: ServerResponse[] = []
  for (let client = 0; client < 4; client++) {
    const question = router.asked()
    underWay.push(fetch(service.url + slowWay))
    questions.push(await question)
  }
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow()
  questions.forEach(answerNoWay)
  for (const answer of underWay) expect((await answer).status).toBe(204)
  router.close()
})
