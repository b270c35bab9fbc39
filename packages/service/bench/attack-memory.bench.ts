import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { samplesOf } from '../src/engine/testing/samplesOf.ts'
import { demoData } from '../src/testing/demoData.ts'
import { openAttackers } from '../src/testing/sockets.ts'
import { load } from './http/load.ts'
import { scenarios } from './http/scenarios.ts'
import { type LoadedService, startLoaded } from './http/startLoaded.ts'

const SECONDS = 10
const others = { clients: 5, seconds: SECONDS }
const SAMPLE_MS = 250
/**
 * The limits in megabytes of the memory that an attack may take: by a few clients, and by hundreds, which is limited for all connections together.
 */
const FEW_BAR = 50
const MANY_BAR = 64

/** Clients that all send the same requests and read no response. */
interface Attack {
  name: string
  clients: number
  text: string
}

const get = (path: string, host = 'localhost'): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
const many = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

const attacks: Attack[] = [
  { name: 'none', clients: 0, text: '' },
  {
    name: '10 clients, each 2,000 requests for openapi.json',
    clients: 10,
    text: many(2000, () => get('/openapi.json')),
  },
  {
    name: '50 clients, each 200 requests for openapi.json',
    clients: 50,
    text: many(200, () => get('/openapi.json')),
  },
  {
    name: '10 clients, each 2,000 requests for openapi.json under as many host names',
    clients: 10,
    text: many(2000, (index) => get('/openapi.json', `name-${index}.example`)),
  },
  {
    name: '10 clients, each 50,000 minimal requests',
    clients: 10,
    text: many(50_000, () => 'GET / HTTP/1.1\r\n\r\n'),
  },
  {
    name: '500 clients, each 2,000 requests for openapi.json',
    clients: 500,
    text: many(2000, () => get('/openapi.json')),
  },
]

/** The effect of clients that send many requests and read no response, on the service and on its other clients. */
export const benchmark: Benchmark = {
  title: `Clients that read no answer, for ${SECONDS} seconds, while ${others.clients} others search`,
  onlyByName: true,
  async measure() {
    const data = await demoData()
    const samples = samplesOf(join(data, dataFiles.index), { count: 2000, seed: 7 })
    const paths = scenarios(samples)[1]?.paths ?? []
    const rows = []
    for (const attack of attacks) rows.push(await measureAttack(data, paths, attack))
    return rows
  },
}

async function measureAttack(
  data: string,
  paths: readonly string[],
  { name, clients, text }: Attack,
) {
  const service = await startLoaded(data, [])
  try {
    await load(service.url, paths, others)
    const usual = await load(service.url, paths, others)
    const { memory } = await service.figures()
    const attackers = await openAttackers(clients, service.port, text)
    const [meanwhile, most] = await Promise.all([
      load(service.url, paths, others),
      mostMemory(service, SECONDS * 1000),
    ])
    for (const attacker of attackers) attacker.destroy()
    await wait(5000)
    const bar = clients > 50 ? MANY_BAR : FEW_BAR
    if (most - memory > bar) process.exitCode = 1
    return {
      attack: name,
      'memory before, MB': memory,
      'costs, MB': most - memory,
      'limit, MB': bar,
      '5 s after': (await service.figures()).memory - memory,
      'p50 before, ms': usual.p50,
      'p50 during': meanwhile.p50,
      'p99 before, ms': usual.p99,
      'p99 during': meanwhile.p99,
    }
  } finally {
    await service.kill()
  }
}

async function mostMemory({ figures }: LoadedService, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds
  let most = 0
  while (performance.now() < end) {
    most = Math.max(most, (await figures()).memory)
    await wait(SAMPLE_MS)
  }
  return most
}
