import { join } from 'node:path'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { samplesOf } from '../src/engine/testing/samplesOf.ts'
import { demoData } from '../src/testing/demoData.ts'
import { load } from './http/load.ts'
import { scenarios } from './http/scenarios.ts'
import { type ServiceFigures, startLoaded } from './http/startLoaded.ts'

const CLIENTS = 500

/** The memory and the open files after a minute with many clients, compared with those before. */
export const benchmark: Benchmark = {
  title: `${CLIENTS} clients for a minute: suggestions, those of people who type, and reverse geocodes`,
  async measure() {
    const data = await demoData()
    const samples = samplesOf(join(data, dataFiles.index), { count: 2000, seed: 7 })
    const paths = scenarios(samples)
      .slice(0, 3)
      .flatMap((scenario) => scenario.paths.slice(0, 2000))
    const service = await startLoaded(data, [])
    const idle = await service.figures()
    const rows = [rowOf('before', idle)]
    for (const [name, seconds] of [
      ['the first 20 seconds', 20],
      ['the next 40', 40],
    ] as const) {
      const { perSecond, p50, p99 } = await load(service.url, paths, {
        clients: CLIENTS,
        seconds,
      })
      const figures = await whenClosed(service.figures, idle.openFiles)
      rows.push(rowOf(name, figures, { perSecond: Math.round(perSecond), p50, p99 }))
    }
    await service.kill()
    return rows
  },
}

type Row = Record<string, string | number>

function rowOf(time: string, { memory, openFiles }: ServiceFigures, answers: Row = {}): Row {
  return {
    time,
    'answers a second': answers.perSecond ?? '',
    'p50, ms': answers.p50 ?? '',
    'p99, ms': answers.p99 ?? '',
    'memory after it, MB': memory,
    'open files after it': openFiles,
  }
}

/** The figures after the clients' connections were closed, or after five seconds. */
async function whenClosed(
  read: () => Promise<ServiceFigures>,
  openFiles: number,
): Promise<ServiceFigures> {
  let figures = await read()
  for (let tries = 0; tries < 50 && figures.openFiles > openFiles; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    figures = await read()
  }
  return figures
}
