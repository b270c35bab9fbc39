import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { samplesOf } from '../src/engine/testing/samplesOf.ts'
import { demoData } from '../src/testing/demoData.ts'
import { startMixedClients } from './http/mixedClients.ts'
import { mixedLoad } from './http/scenarios.ts'
import { type ServiceFigures, startLoaded } from './http/startLoaded.ts'

const MINUTES = 60
const CLIENTS = 500

/** The minute with which the last one is compared. */
const SETTLED_MINUTE = 5
const MOST_GROWTH = 0.1

const SAMPLE_MS = 2000

/**
 * The memory of the service under many clients for a long time, which must not grow after five minutes. It fails when the memory of the last minute is
 * more than a tenth above that of the fifth, or when a status is not 200, 204 or the refusal of an overloaded service.
 */
export const benchmark: Benchmark = {
  title: 'A soak: all sorts of requests, over connections that come and go',
  onlyByName: true,
  settings: {
    minutes: `the time (${MINUTES})`,
    clients: `the number of clients (${CLIENTS})`,
    pause: 'the average number of seconds between the requests of a client (0)',
  },
  async measure({ minutes = String(MINUTES), clients = String(CLIENTS), pause = '0' }) {
    const data = await demoData()
    const samples = samplesOf(join(data, dataFiles.index), { count: 2000, seed: 7 })
    const service = await startLoaded(data, [])
    const idle = await service.figures()
    const rows: Row[] = [{ minute: 0, 'memory, MB': idle.memory, 'open files': idle.openFiles }]
    const load = startMixedClients(
      service.url,
      mixedLoad(samples),
      Number(clients),
      Number(pause) * 1000,
    )
    try {
      for (let minute = 1; minute <= Number(minutes); minute++) {
        const { memory, openFiles } = await figuresOfMinute(service.figures)
        const { count, refused, closed, wrong, p50, p99 } = load.take()
        const row = {
          minute,
          'memory, MB': memory,
          'answers a second': Math.round(count / 60),
          refused,
          closed,
          wrong,
          'p50, ms': p50,
          'p99, ms': p99,
          'open files': openFiles,
        }
        console.log(Object.values(row).join('\t'))
        rows.push(row)
      }
      await load.stop()
    } finally {
      await service.kill()
    }
    compareEnds(rows)
    if (rows.some(({ wrong = 0 }) => wrong > 0)) process.exitCode = 1
    return rows
  },
}

type Row = { minute: number; 'memory, MB': number } & Record<string, number>

/** The median figures of a minute, because a single value depends on the garbage collector. Figures that do not arrive in time are skipped. */
async function figuresOfMinute(
  read: () => Promise<ServiceFigures>,
): Promise<Omit<ServiceFigures, 'processor'>> {
  const end = performance.now() + 60_000
  const figures: ServiceFigures[] = []
  while (performance.now() < end) {
    await wait(SAMPLE_MS)
    await read().then(
      (read) => figures.push(read),
      () => {},
    )
  }
  const middleOf = (name: keyof ServiceFigures): number =>
    figures.map((read) => read[name]).sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN
  return { memory: middleOf('memory'), openFiles: middleOf('openFiles') }
}

function compareEnds(rows: readonly Row[]): void {
  const [settled, last] = [rows[SETTLED_MINUTE], rows.at(-1)]
  if (settled === undefined || last === undefined || last.minute <= SETTLED_MINUTE) return
  const growth = last['memory, MB'] / settled['memory, MB'] - 1
  console.log(
    `Memory at the end, against that of minute ${SETTLED_MINUTE}: ${(growth * 100).toFixed(1)} %`,
  )
  if (growth <= MOST_GROWTH) return
  console.error(`It has grown by more than ${MOST_GROWTH * 100} %.`)
  process.exitCode = 1
}
