import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

const CLIENTS = 500
const limited = { name: 'limited', key: 'limited', rate: 0.01, burst: 3 }
const free = { name: 'free', key: 'free', rate: 1e6, burst: 1e6 }

let data: SmallData
let service: ServiceProcess

beforeAll(async () => {
  data = await smallData()
  service = await startProcess(
    ['serve', '--data', data.folder, '--port', '0', '--cache', '0', '--log-level', 'warn'],
    { SIGNPOST_KEYS: JSON.stringify({ keys: [limited, free] }) },
  )
})
afterAll(async () => {
  await service.kill()
  await data.remove()
})

function urlOf(key: string, query: string): string {
  const parameters = new URLSearchParams({ api_key: key, search_center: '-34.9,-56.2', query })
  return `${service.url}/geo/v2/suggestions/json?${parameters}`
}

function statusOf(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    }).once('error', reject)
  })
}

/** The status when the service is not too busy. On a loaded machine the service refuses requests that it could not answer in time, and a client repeats them. */
async function answered(url: string, agent: Agent): Promise<number | undefined> {
  for (;;) {
    const status = await statusOf(url, agent)
    if (status !== 503) return status
  }
}

async function openFiles(): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text()
  return Number(/^process_open_fds (\S+)$/m.exec(text)?.[1])
}

it('500 clients: each is answered, and no file descriptors leak', async () => {
  const before = await openFiles()
  const agent = new Agent({ keepAlive: true, maxFreeSockets: CLIENTS })
  for (const query of ['c', 'canelones', 'farmacia']) {
    const asked = Array.from({ length: CLIENTS }, (_, client) =>
      answered(urlOf('free', `${query} ${client}`), agent),
    )
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
  }
  expect(await openFiles()).toBeGreaterThan(before + CLIENTS - 10)
  agent.destroy()
  await vi.waitFor(async () => expect(await openFiles()).toBeLessThan(before + 10))
})

it('per-key rate limit: a 429 with the time to wait, and none for another key', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => fetch(urlOf('limited', 'canelones'))),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10 - limited.burst)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(urlOf('free', 'canelones'))).status).toBe(200)
})
