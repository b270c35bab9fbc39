/**
 * Loads the service over HTTP, and prints what it answers a second, how long that takes, and what memory it holds. The service is a process
 * of its own; the load comes from this one, on the same machine.
 *
 *     node --conditions=@signpost/source packages/service/bench/http/measureService.ts [--seconds 10] [--minute]
 *
 * `--minute` adds a minute with 500 clients, after which memory and open files must be what they were.
 */
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFiles } from '../../src/data/manifest.ts'
import { samplesOf } from '../../src/engine/store/testing/samplesOf.ts'
import { demoData } from '../../src/testing/demoData.ts'
import { type ServiceProcess, startProcess } from '../../src/testing/startProcess.ts'
import { load } from './load.ts'
import { scenarios } from './scenarios.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, minute: { type: 'boolean' } },
})
const seconds = Number(values.seconds)
const data = await demoData()
const [processor] = cpus()
console.log(`Node ${process.version}, ${availableParallelism()} × ${processor?.model}\n`)
const all = scenarios(samplesOf(join(data, dataFiles.index), { count: 2000, seed: 7 }))

const rows: object[] = []
for (const { name, flags, target, paths } of all) {
  const { service, readyAfter } = await start(flags)
  await load(service.address, paths, { clients: 20, seconds: 1 })
  const { perSecond, p50, p99 } = await load(service.address, paths, { clients: 20, seconds })
  const { memory } = await figuresOf(service)
  await service.kill()
  rows.push({
    load: name,
    'answers a second': Math.round(perSecond),
    target,
    'p50, ms': round(p50),
    'p99, ms': round(p99),
    'memory, MB': Math.round(memory / 2 ** 20),
    'ready after, ms': Math.round(readyAfter),
  })
}
console.table(rows)
if (values.minute) await soak()

/** 500 clients for a minute. */
async function soak(): Promise<void> {
  const { service } = await start([])
  const paths = all.slice(0, 3).flatMap((scenario) => scenario.paths.slice(0, 2000))
  await load(service.address, paths, { clients: 500, seconds: 10 })
  const before = await figuresOf(service)
  const { perSecond, p50, p99 } = await load(service.address, paths, { clients: 500, seconds: 60 })
  const after = await figuresOf(service)
  await service.kill()
  const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`
  console.log(
    `500 clients for a minute: ${Math.round(perSecond)} answers a second, p50 ${round(p50)} ms, p99 ${round(p99)} ms; ` +
      `memory ${megabytes(before.memory)} before and ${megabytes(after.memory)} after, ` +
      `open files ${before.files} before and ${after.files} after.`,
  )
}

async function start(
  flags: readonly string[],
): Promise<{ service: ServiceProcess; readyAfter: number }> {
  const keys = [{ name: 'bench', key: 'bench', rate: 1e6, burst: 1e6 }]
  const before = performance.now()
  const service = await startProcess(
    ['serve', '--data', data, '--port', '0', '--log-level', 'silent', ...flags],
    { SIGNPOST_KEYS: JSON.stringify({ keys }) },
  )
  if (service.address === '') throw new Error(service.output())
  return { service, readyAfter: performance.now() - before }
}

async function figuresOf({ address }: ServiceProcess): Promise<{ memory: number; files: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const figure = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { memory: figure('process_resident_memory_bytes'), files: figure('process_open_fds') }
}

function round(milliseconds: number): number {
  return Number(milliseconds.toPrecision(3))
}
