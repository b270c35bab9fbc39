import { once } from 'node:events'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { keepSending, openSocket, readToEnd } from '../testing/sockets.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

const FILE_BYTES = 64 * 2 ** 20
const MANY = 20

let data: SmallData
let site: string
let service: ServiceProcess

beforeAll(async () => {
  data = await smallData()
  site = await mkdtemp(join(tmpdir(), 'signpost-site-'))
  await writeFile(join(site, 'large.bin'), '')
  await truncate(join(site, 'large.bin'), FILE_BYTES)
  service = await startProcess([
    ...['serve', '--data', data.folder, '--static', site, '--port', '0'],
    ...['--head-timeout', '1', '--answer-timeout', '3', '--idle-timeout', '2'],
  ])
})
afterAll(async () => {
  await service.kill()
  await data.remove()
  await rm(site, { recursive: true })
})

/** Expects that other clients are answered during the attack. */
async function expectOthersAnswered(): Promise<void> {
  const query = 'api_key=demo&search_center=-34.9061,-56.191&query=canelones'
  const response = await fetch(`${service.url}/geo/v2/suggestions/json?${query}`)
  expect(response.status).toBe(200)
}

function openMany(text: string): Promise<Socket[]> {
  return Promise.all(Array.from({ length: MANY }, () => openSocket(service.port, text)))
}

it('Slow headers: answered with 408 and closed, others unaffected', async () => {
  const sockets = await openMany('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
  const answers = Promise.all(sockets.map(readToEnd))
  for (const socket of sockets) keepSending(socket, 'X-A: a\r\n', 100)
  await expectOthersAnswered()
  for (const answer of await answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toContain('"code":"request_timeout"')
  }
})

it('silent sockets: closed, others unaffected', async () => {
  const sockets = await openMany('')
  const ends = Promise.all(sockets.map(readToEnd))
  await expectOthersAnswered()
  await ends
  expect(sockets.every(({ destroyed }) => destroyed)).toBe(true)
})

it('silent after an answer: closed', async () => {
  const socket = await openSocket(service.port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

it('slow readers: disconnected, in bounded memory, others unaffected', async () => {
  const before = await residentBytes()
  const sockets = await openMany('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const received = Promise.all(sockets.map(readSlowly))
  await expectOthersAnswered()
  const during = await residentBytes()
  for (const bytes of await received) {
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(FILE_BYTES)
  }
  // Buffered answers for clients that do not read would take 1.3 GB.
  expect(during - before).toBeLessThan(400e6)
  await expectOthersAnswered()
})

/** Reads a piece from time to time until the connection ends. Returns the number of bytes. */
async function readSlowly(socket: Socket): Promise<number> {
  socket.on('data', () => socket.pause())
  const timer = setInterval(() => socket.resume(), 50)
  await once(socket, 'close')
  clearInterval(timer)
  return socket.bytesRead
}

async function residentBytes(): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
}
