import { setTimeout as wait } from 'node:timers/promises'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { demoData } from '../src/testing/demoData.ts'
import { openAttackers } from '../src/testing/sockets.ts'
import { type LoadedService, startLoaded } from './http/startLoaded.ts'
import { latenciesOf } from './latenciesOf.ts'

const HEAD_TIMEOUT = 2
/** The number of seconds in which a connection must be closed: the timeout of the request head, and one more. */
const BAR = HEAD_TIMEOUT + 1
const POLL_MS = 50
/** The number of milliseconds after which the measurement ends. */
const LONGEST = 90_000

const head = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n'
const attacks: [name: string, clients: number, text: string][] = [
  ['no request', 200, 'no request\r\n\r\n'],
  ['headers that are too large', 200, `${head}X-A: ${'a'.repeat(100_000)}\r\n`],
  ['a head that never ends', 200, head],
  ['nothing', 200, ''],
  ['a head that never ends', 5000, head],
]

/** The lifetime of connections on which clients send no complete request and which they never close. */
export const benchmark: Benchmark = {
  title: `Clients that bring no request and never close, with ${HEAD_TIMEOUT} seconds for a head`,
  onlyByName: true,
  async measure() {
    const data = await demoData()
    const rows = []
    for (const [name, clients, text] of attacks) {
      const service = await startLoaded(data, ['--head-timeout', String(HEAD_TIMEOUT)])
      const { openFiles } = await service.figures()
      const attackers = await openAttackers(clients, service.port, text)
      // The time is measured from here, because the last connection has just been opened.
      const start = performance.now()
      const honest = await askUntilGone(service, openFiles + 10, start)
      for (const attacker of attackers) attacker.destroy()
      await service.kill()
      if (!(honest.seconds <= BAR)) process.exitCode = 1
      rows.push({
        'what they send': name,
        clients,
        'closed after, s': honest.seconds,
        'limit, s': BAR,
        'requests of others': honest.asked,
        refused: honest.refused,
        'p99, ms': honest.p99,
      })
    }
    return rows
  },
}

/** Sends requests, each over a new connection, until the number of open files of the service is down to the limit. */
async function askUntilGone(service: LoadedService, openFiles: number, start: number) {
  const milliseconds: number[] = []
  let refused = 0
  for (;;) {
    const asked = performance.now()
    const open = await service.figures().catch(() => undefined)
    if (open === undefined) refused++
    else milliseconds.push(performance.now() - asked)
    const isGone = open !== undefined && open.openFiles <= openFiles
    if (isGone || performance.now() - start > LONGEST) {
      const seconds = isGone ? Number(((performance.now() - start) / 1000).toFixed(1)) : Number.NaN
      return { seconds, asked: milliseconds.length, refused, p99: latenciesOf(milliseconds).p99 }
    }
    await wait(POLL_MS)
  }
}
