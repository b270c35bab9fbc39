import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http'
import { get as getSecurely, Agent as SecureAgent } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort, type Nginx, nginxProgram, startNginx } from '../testing/startNginx.ts'

const openssl = '/usr/bin/openssl'
const hasOpenssl = existsSync(openssl)

/** A stand-in for a process of the service. */
interface Upstream {
  port: number
  asked: number
  answer: RequestListener
  close(): Promise<void>
}

const suggestions = '/geo/v2/suggestions/json'
const directions = '/geo/v2/directions/json'

/** The answers of a process without a router. */
const withoutRoutes: RequestListener = ({ url }, response) => {
  response.statusCode = url === directions ? 503 : 200
  response.end('{}')
}
const busy: RequestListener = (_, response) => {
  response.statusCode = 503
  response.end('{}')
}
const ready: RequestListener = (request, response) => {
  response.end(JSON.stringify(request.headers))
}

describe.skipIf(nginxProgram === undefined)('deploy/nginx.conf, run by nginx', () => {
  let folder: string
  let nginx: Nginx
  let port: number
  let securePort: number
  let processes: [Upstream, Upstream]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signpost-nginx-'))
    if (hasOpenssl) {
      const files = ['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')]
      const self = [
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
      ]
      execFileSync(openssl, ['req', ...self, ...files], { stdio: 'ignore' })
    }
    processes = [await startUpstream(), await startUpstream()]
    securePort = await freePort()
    const tls: [RegExp, string][] = [
      [/#listen 8443/, `listen 127.0.0.1:${securePort}`],
      [/#ssl_certificate \S+;/, `ssl_certificate ${folder}/tls.crt;`],
      [/#ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/tls.key;`],
    ]
    nginx = await startNginx({
      folder,
      upstream: processes
        .map((one) => `server 127.0.0.1:${one.port} max_fails=3 fail_timeout=5s;`)
        .join(' '),
      replaced: hasOpenssl ? tls : [],
    })
    port = nginx.port
  })
  afterEach(async () => {
    for (const one of processes) one.answer = ready
  })
  afterAll(async () => {
    await nginx.close()
    await Promise.all(processes.map((one) => one.close()))
    await rm(folder, { recursive: true })
  })

  /** Requests a path as one of the clients, each with its own IP address. Returns the status. */
  function ask(path: string, client: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const options = {
        port,
        path,
        host: '127.0.0.1',
        localAddress: `127.0.0.${client}`,
        agent: false as const,
      }
      get(options, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      }).once('error', reject)
    })
  }

  /** The numbers of answers by status. */
  async function countOf(asked: readonly Promise<number>[]): Promise<Record<number, number>> {
    const counts: Record<number, number> = {}
    for (const status of await Promise.all(asked)) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  it('passes on everything else while the processes have no router', async () => {
    for (const one of processes) one.answer = withoutRoutes
    const others: Promise<number>[] = []
    const missing: Promise<number>[] = []
    for (let n = 0; n < 600; n++) {
      const list = n % 20 === 0 ? missing : others
      list.push(ask(n % 20 === 0 ? directions : suggestions, 2 + (n % 40)))
      if (n % 60 === 0) await Promise.all([...others, ...missing])
    }
    expect(await countOf(missing)).toEqual({ 503: 30 })
    expect(await countOf(others)).toEqual({ 200: 570 })
  })

  it('loses nothing while a process is away, and asks it again when it is back', async () => {
    const [first, second] = processes
    await first.close()
    const away = Array.from({ length: 200 }, (_, n) => ask(suggestions, 50 + (n % 20)))
    expect(await countOf(away)).toEqual({ 200: 200 })
    processes = [await startUpstream(first.port), second]
    // It is left alone for five seconds after it failed.
    await vi.waitFor(
      async () => {
        await Promise.all(Array.from({ length: 8 }, (_, n) => ask(suggestions, 70 + n)))
        expect(processes[0].asked).toBeGreaterThan(0)
      },
      { timeout: 60_000, interval: 500 },
    )
  })

  it('answers at once after a burst of requests that were too much', async () => {
    for (const one of processes) one.answer = busy
    const burst = Array.from({ length: 400 }, (_, n) => ask(suggestions, 80 + (n % 20)))
    expect(await countOf(burst)).toEqual({ 503: 400 })
    for (const one of processes) one.answer = ready
    const after = Array.from({ length: 100 }, (_, n) => ask(suggestions, 100 + (n % 20)))
    expect(await countOf(after)).toEqual({ 200: 100 })
  })

  it('answers 2,000 connections that stay open', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 2000 }, (_, n) => connectAs(`127.0.0.${120 + (n % 100)}`)),
    )
    const answers = sockets.map(async (socket) => {
      socket.write(`GET ${suggestions} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      const [chunk] = await once(socket, 'data')
      return Number(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1])
    })
    expect(await countOf(answers)).toEqual({ 200: 2000 })
    for (const socket of sockets) socket.destroy()
  })

  it('answers 429 to a client that asks for too much, and only to it', async () => {
    const greedy = Array.from({ length: 12 }, async () => {
      const agent = new Agent({ keepAlive: true })
      const statuses: Promise<number>[] = []
      for (let n = 0; n < 100; n++) {
        const status = new Promise<number>((resolve, reject) => {
          const options = {
            port,
            path: suggestions,
            host: '127.0.0.1',
            localAddress: '127.0.0.240',
            agent,
          }
          get(options, (response) => {
            response.resume().once('end', () => resolve(response.statusCode ?? 0))
          }).once('error', reject)
        })
        statuses.push(status)
        await status
      }
      agent.destroy()
      return statuses
    })
    const statuses = await Promise.all(greedy)
    const { 200: answered = 0, 429: refused = 0 } = await countOf(statuses.flat())
    expect(answered).toBeGreaterThanOrEqual(400)
    expect(refused).toBe(1200 - answered)
    expect(await ask(suggestions, 241)).toBe(200)
  })

  it.skipIf(!hasOpenssl)(
    'speaks TLS with the certificate in its files, and says so to the process',
    async () => {
      const received = await new Promise<string>((resolve, reject) => {
        const agent = new SecureAgent({ rejectUnauthorized: false })
        const options = { port: securePort, path: suggestions, host: '127.0.0.1', agent }
        getSecurely(options, (response) => {
          let text = ''
          response.on('data', (chunk) => {
            text += chunk
          })
          response.once('end', () => resolve(text))
        }).once('error', reject)
      })
      expect(JSON.parse(received)).toMatchObject({
        'x-forwarded-proto': 'https',
        'x-forwarded-host': `127.0.0.1:${securePort}`,
      })
    },
  )

  async function connectAs(localAddress: string): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    await once(socket, 'connect')
    return socket
  }
})

async function startUpstream(port = 0): Promise<Upstream> {
  const server: Server = createServer((request, response) => {
    upstream.asked += 1
    upstream.answer(request, response)
  })
  // As many connections may wait as at the service.
  server.listen({ port, host: '127.0.0.1', backlog: 4096 })
  await once(server, 'listening')
  const upstream: Upstream = {
    port: (server.address() as AddressInfo).port,
    asked: 0,
    answer: ready,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return upstream
}
