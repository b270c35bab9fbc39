import { Agent, get, type IncomingMessage } from 'node:http'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { demoData } from '../src/testing/demoData.ts'
import { slowRouter, slowWay } from '../src/testing/slowRouter.ts'
import { openAttackers } from '../src/testing/sockets.ts'
import { type LoadedService, startLoaded } from './http/startLoaded.ts'

const CLIENTS = 300
/** The number of seconds after the drain in which the service must exit. */
const LONGEST = 5

/** The number of requests that are dropped on SIGTERM and the duration of the shutdown, with well-behaved clients and with attackers. */
export const benchmark: Benchmark = {
  title: `SIGTERM with ${2 * CLIENTS} requests under way, and with clients that stay`,
  onlyByName: true,
  async measure() {
    const data = await demoData()
    return [
      await withRequests(data, 0),
      await withRequests(data, 1),
      await withAttackers(data, 0),
      await withAttackers(data, 1),
    ]
  },
}

/** Measures well-behaved clients. Half of them use keep-alive connections and send requests until the service closes them. */
async function withRequests(data: string, drain: number) {
  const service = await startLoaded(data, ['--drain', String(drain), '--cache', '0'])
  const kept = new Agent({ keepAlive: true, maxFreeSockets: CLIENTS })
  await Promise.all(Array.from({ length: CLIENTS }, () => ask(service, '/healthz', kept)))
  let answered = 0
  let dropped = 0
  let search = 0
  const path = () =>
    `/geo/v2/suggestions/json?api_key=bench&search_center=-34.9055,-56.1917&query=teatro+${search++}`
  const note = (answer: Promise<IncomingMessage>): Promise<IncomingMessage | undefined> =>
    answer.then(
      (response) => {
        answered++
        return response
      },
      () => {
        dropped++
        return undefined
      },
    )
  const untilClosed = Array.from({ length: CLIENTS }, async () => {
    for (;;) {
      const answer = await note(ask(service, path(), kept))
      if (answer === undefined || answer.headers.connection === 'close') return
    }
  })
  const single = Array.from({ length: CLIENTS }, () =>
    note(ask(service, path(), new Agent({ keepAlive: true }))),
  )
  await Promise.race(single)
  const row = await end(service, `${2 * CLIENTS} well-behaved clients`, drain)
  await Promise.all([...untilClosed, ...single])
  kept.destroy()
  if (dropped > 0) process.exitCode = 1
  return { ...row, answered, dropped }
}

async function withAttackers(data: string, drain: number) {
  const router = await slowRouter()
  const flags = ['--drain', String(drain), '--valhalla-url', router.url, '--head-timeout', '60']
  const service = await startLoaded(data, flags)
  const request = 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n'
  const way = `GET ${slowWay.replace('demo', 'bench')} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const texts = ['', request, 'no request\r\n\r\n', `${request}\r\n`.repeat(2000), way]
  const question = router.asked()
  const attackers = await Promise.all(texts.map((text) => openAttackers(100, service.port, text)))
  await question
  const row = await end(service, '500 that stay and read nothing', drain)
  for (const attacker of attackers.flat()) attacker.destroy()
  router.close()
  return { ...row, answered: '', dropped: '' }
}

async function end(service: LoadedService, clients: string, drain: number) {
  const start = performance.now()
  service.signal('SIGTERM')
  const code = await service.ended
  const seconds = Number(((performance.now() - start) / 1000).toFixed(1))
  const bar = drain + LONGEST
  if (seconds > bar || code !== 0) process.exitCode = 1
  return {
    clients,
    'drain, s': drain,
    'ended after, s': seconds,
    'limit, s': bar,
    'exit code': code ?? 'killed',
  }
}

function ask(service: LoadedService, path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(service.url + path, { agent }, (response) => {
      response.once('error', reject)
      response.resume().once('end', () => resolve(response))
    }).once('error', reject)
  })
}
