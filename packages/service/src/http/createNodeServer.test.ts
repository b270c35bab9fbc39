import { setImmediate as afterReading } from 'node:timers/promises'
import { createNodeServer, type Fetch, type NodeServer } from '@signpost/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openAttackers, openSocket, readToEnd } from '../testing/sockets.ts'

const MEGABYTE = 2 ** 20
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

let server: NodeServer
afterEach(() => server.close())

async function listen(fetch: Fetch, bytes: number): Promise<number> {
  const limits = { connections: 1000, bytes, head: 60_000, answer: 60_000, idle: 60_000 }
  server = createNodeServer(fetch, limits)
  const { port } = await server.listen(0, '127.0.0.1')
  return port
}

it('unread answers: the connections with the most are closed, the others are answered', async () => {
  let made = 0
  const port = await listen(async ({ url }) => {
    if (!url.endsWith('/large')) return new Response('small')
    made++
    return new Response(Buffer.alloc(16 * MEGABYTE))
  }, 64 * MEGABYTE)
  const other = await openSocket(port, request)
  const attackers = await openAttackers(20, port, request.replace('/', '/large').repeat(3))
  const open = () => attackers.filter(({ destroyed }) => !destroyed).length
  for (const attacker of attackers) attacker.resume().pause()
  await vi.waitFor(() => expect(made).toBe(20), 60_000)
  // A client learns that it was cut off when it reads or writes.
  await vi.waitFor(() => {
    for (const attacker of attackers) attacker.write(' ')
    expect(open()).toBeLessThan(10)
  }, 60_000)
  expect(open()).toBeGreaterThan(0)
  expect(other.destroyed).toBe(false)
  other.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  expect((await readToEnd(other)).match(/small/g)).toHaveLength(2)
  for (const attacker of attackers) attacker.destroy()
})

it('handles one request of a connection at a time, however many it sends', async () => {
  let most = 0
  let inWork = 0
  const port = await listen(async () => {
    most = Math.max(most, ++inWork)
    await new Promise((resolve) => setTimeout(resolve, 1))
    inWork--
    return new Response('answer')
  }, MEGABYTE)
  const text = request.repeat(100)
  const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  const sockets = await Promise.all(Array.from({ length: 3 }, () => openSocket(port, text + last)))
  for (const received of await Promise.all(sockets.map(readToEnd))) {
    expect(received.match(/answer/g)).toHaveLength(101)
  }
  expect(most).toBe(3)
})

it('a client that pipelines requests waits after each, while others are answered', async () => {
  const asked: string[] = []
  const isFirst = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const port = await listen(async ({ url }) => {
    asked.push(new URL(url).pathname)
    if (asked.length === 1) {
      isFirst.resolve()
      await goOn.promise
    }
    return new Response('answer')
  }, MEGABYTE)
  const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  const other = await openSocket(port)
  const many = await openSocket(port, request.repeat(1000) + last)
  const answers = [readToEnd(many), readToEnd(other)]
  await isFirst.promise
  await new Promise<void>((resolve) => {
    other.write(last.replace('/', '/other'), () => resolve())
  })
  goOn.resolve()
  await Promise.all(answers)
  // A turn parses one piece of the pipelined data, which has seven such requests.
  expect(asked.indexOf('/other')).toBeLessThan(30)
  expect(asked).toHaveLength(1002)
})

it('notices while it works that a client has disconnected', async () => {
  const left = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const port = await listen((request) => {
    request.signal.addEventListener('abort', () => left.resolve())
    asked.resolve()
    return new Promise(() => {})
  }, MEGABYTE)
  const socket = await openSocket(port, request)
  await asked.promise
  socket.destroy()
  await left.promise
})

describe('by a clock that the test turns', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const stopTimers = (): unknown =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

  /** Advances the timers by so many milliseconds, and finishes the ready work after each tenth of a second. */
  async function pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      for (let turn = 0; turn < 10; turn++) await afterReading()
      vi.advanceTimersByTime(100)
    }
  }

  it('a refused client that neither reads nor closes is disconnected in 0.9 seconds', async () => {
    stopTimers()
    const port = await listen(() => new Response('answer'), MEGABYTE)
    const before = vi.getTimerCount()
    const attackers = await openAttackers(20, port, 'no request\r\n\r\n')
    // Each is refused, and has a timer of its own that cuts it off.
    while (vi.getTimerCount() < before + attackers.length) await afterReading()
    await pass(900)
    expect(vi.getTimerCount()).toBe(before)
    // A client learns that it was cut off when it reads or writes.
    while (attackers.some(({ destroyed }) => !destroyed)) {
      for (const attacker of attackers) attacker.write(' ')
      await afterReading()
    }
  })

  it('closes in less than five seconds, whatever is connected', async () => {
    stopTimers()
    let asked = 0
    const port = await listen(() => {
      asked++
      return new Promise(() => {})
    }, MEGABYTE)
    const attackers = await Promise.all(
      // Nothing, half a head, no request, a request without an answer, and many.
      ['', request.slice(0, -2), 'no request\r\n\r\n', request, request.repeat(100)].map((text) =>
        openAttackers(5, port, text),
      ),
    )
    while (asked < 10) await afterReading()
    const closed = server.close()
    await pass(4900)
    await closed
    for (const attacker of attackers.flat()) attacker.destroy()
  })
})
