import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OsmNode } from '../../../build/src/osm/OsmElement.ts'
import { pruneGenerations } from '../engine/postgres/pruneGenerations.ts'
import { startCluster, type TestCluster } from '../engine/postgres/testing/startCluster.ts'
import { loadData } from '../testing/loadData.ts'
import { type SmallData, smallData } from '../testing/smallData.ts'
import { type Balancer, startBalancer } from '../testing/startBalancer.ts'
import { type ServiceProcess, startProcess } from '../testing/startProcess.ts'

const at = 'api_key=demo&search_center=-34.906,-56.191'
const paths = [
  ...['c', 'ca', 'canelones', 'san jose', 'canelones 1100', 'bar nuevo', 'canelnes'].flatMap(
    (text) => {
      const query = encodeURIComponent(text)
      return [
        `/geo/v2/suggestions/json?${at}&query=${query}`,
        `/geo/v2/search/json?${at}&query=${query}`,
      ]
    },
  ),
  '/geo/v2/reversegeocode/json?api_key=demo&coordinate=-34.9061,-56.191',
  '/geo/v2/brand_list/json?api_key=demo&country=URY',
  '/geo/v2/category_list/json?api_key=demo&language=es',
]
/** A place that only the second generation has. */
const bar: OsmNode = {
  type: 'node',
  id: 999_001,
  lat: -34.9062,
  lon: -56.1912,
  tags: { amenity: 'bar', name: 'Bar Nuevo' },
}
const CLIENTS = 8
/** The milliseconds after which a client repeats a failed request. */
const RETRY = 300
/** The number of answers to wait for after each failure. */
const ANSWERS = 400

let former: SmallData
let latter: SmallData
let cluster: TestCluster
let balancer: Balancer
let processes: ServiceProcess[] = []
/** The correct answers to each path: from the previous data, the new data, or both. */
const right = new Map<string, Set<string>>()

beforeAll(async () => {
  ;[former, latter] = await Promise.all([smallData(), smallData([bar])])
  await noteAnswers(former)
  cluster = await startCluster()
  await loadData(former.folder, cluster.primary.url)
  balancer = await startBalancer()
  processes = await Promise.all([startOne(), startOne(), startOne()])
  for (const [index, { url }] of processes.entries()) balancer.use(String(index), url)
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  await Promise.all([balancer.close(), cluster.stop(), former.remove(), latter.remove()])
})

/** Records the answers of a service with a folder. */
async function noteAnswers({ folder }: SmallData): Promise<void> {
  const service = await startProcess(['serve', '--data', folder, '--port', '0'])
  for (const path of paths) {
    const response = await fetch(service.url + path)
    const answers = right.get(path) ?? new Set()
    right.set(path, answers.add(`${response.status} ${await response.text()}`))
  }
  await service.kill()
}

async function startOne(): Promise<ServiceProcess> {
  const urls = [cluster.replica.url, cluster.primary.url].join(',')
  const flags = ['--store', urls, '--port', '0', '--log-level', 'error', '--cache', '0']
  const process = await startProcess(['serve', ...flags])
  if (process.url === '') throw new Error(process.output())
  return process
}

/** Clients that send requests all the time. Each repeats a failed request once. */
function startClients() {
  const counts = { answers: 0, retries: 0 }
  const faults: string[] = []
  let isOver = false

  async function ask(path: string, isSecond = false): Promise<void> {
    const answer = await fetch(balancer.url + path).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error: Error) => ({ status: 0, text: String(error) }),
    )
    const { status, text } = answer
    if (right.get(path)?.has(`${status} ${text}`)) counts.answers += 1
    else if ((status === 0 || status >= 500) && !isSecond) {
      counts.retries += 1
      await wait(RETRY)
      await ask(path, true)
    } else faults.push(`${path} was answered with ${status} ${text.slice(0, 300)}`)
  }

  async function run(first: number): Promise<void> {
    for (let turn = first; !isOver; turn++) await ask(paths[turn % paths.length] ?? '')
  }
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, index) => run(index)))
  return {
    counts,
    /** Waits for more correct answers. A wrong answer fails the test. */
    async answers(more: number): Promise<void> {
      const goal = counts.answers + more
      await vi.waitFor(
        () => {
          expect(faults).toEqual([])
          expect(counts.answers).toBeGreaterThan(goal)
        },
        { timeout: 120_000, interval: 20 },
      )
    },
    async end(): Promise<string[]> {
      isOver = true
      await all
      return faults
    },
  }
}

const buildOf = async ({ url }: ServiceProcess): Promise<string> =>
  (await (await fetch(`${url}/readyz`)).json()).places?.data

it('continues to answer when a process, the replica or the primary is killed, and while new data are loaded', async () => {
  const clients = startClients()
  await clients.answers(ANSWERS)

  await processes[0]?.kill()
  await clients.answers(ANSWERS)
  processes[0] = await startOne()
  balancer.use('0', processes[0].url)
  await clients.answers(ANSWERS)

  for (const server of [cluster.replica, cluster.primary]) {
    await server.kill()
    await clients.answers(ANSWERS)
    await server.start()
    await clients.answers(ANSWERS)
  }

  await noteAnswers(latter)
  const { dataId } = await loadData(latter.folder, cluster.primary.url)
  await vi.waitFor(
    async () => {
      const builds = await Promise.all(processes.map(buildOf))
      expect(builds).toEqual([dataId, dataId, dataId])
    },
    { timeout: 60_000, interval: 100 },
  )
  await clients.answers(ANSWERS)
  expect(await pruneGenerations(cluster.primary.url)).toHaveLength(1)
  await clients.answers(ANSWERS)
  expect(await clients.end()).toEqual([])

  const search = `/geo/v2/search/json?${at}&query=bar%20nuevo`
  expect(await (await fetch(balancer.url + search)).text()).toContain('Bar Nuevo')
  console.log(`${clients.counts.answers} right answers, ${clients.counts.retries} after a retry`)
})
