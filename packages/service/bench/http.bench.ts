import { join } from 'node:path'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { samplesOf } from '../src/engine/testing/samplesOf.ts'
import { demoData } from '../src/testing/demoData.ts'
import { load } from './http/load.ts'
import { scenarios } from './http/scenarios.ts'
import { startLoaded } from './http/startLoaded.ts'

const CLIENTS = 20
const SECONDS = 5
/** Seconds of warm-up under the same load, which compiles the code and fills the caches. */
const WARM_UP = 10

/** The throughput, the latency and the memory of the service over HTTP. */
export const benchmark: Benchmark = {
  title: `The service over HTTP: ${CLIENTS} clients on this machine that keep their connections; the first second after the start, and ${SECONDS} seconds after ${WARM_UP} more`,
  async measure() {
    const data = await demoData()
    const samples = samplesOf(join(data, dataFiles.index), { count: 2000, seed: 7 })
    const rows = []
    for (const { name, flags, target, paths } of scenarios(samples)) {
      const service = await startLoaded(data, flags)
      const ask = (seconds: number, from: number) =>
        load(service.url, paths, { clients: CLIENTS, seconds, from })
      const first = await ask(1, 0)
      const { next } = await ask(WARM_UP, first.next)
      const before = await service.figures()
      const done = await ask(SECONDS, next)
      const { memory, processor } = await service.figures()
      const used = (processor - before.processor) / (done.perSecond * SECONDS)
      await service.kill()
      rows.push({
        load: name,
        'answers in the first second': Math.round(first.perSecond),
        'answers a second': Math.round(done.perSecond),
        'aimed at': target,
        'processor, ms an answer': Number(used.toPrecision(2)),
        'p50, ms': done.p50,
        'p99, ms': done.p99,
        'memory, MB': memory,
        'memory aimed at': 450,
        'ready after, ms': Math.round(service.readyAfter),
      })
    }
    return rows
  },
}
