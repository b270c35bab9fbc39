import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Benchmark, BenchmarkSettings } from '../../../.scripts/Benchmark.ts'
import { root } from '../../../.scripts/root.ts'
import { demoExtracts } from '../../build/src/demoExtracts.ts'
import type { Engine } from './engines/Engine.ts'
import { recordAnswers } from './engines/recordAnswers.ts'
import { recordJudged } from './engines/recordJudged.ts'
import { missingForGraphHopper, startGraphHopper } from './engines/startGraphHopper.ts'
import { missingForNominatim, startNominatim } from './engines/startNominatim.ts'

/**
 * Compares with Nominatim and GraphHopper on the demo's extract, on loopback. It records their answers for the tests of the adapters, and Nominatim's
 * answers to the judged queries for `bench judged`. It needs PyPI, Maven and Debian's packages, and lists the missing ones.
 */
export const benchmark: Benchmark = {
  title: 'Other engines on the demo’s extract',
  onlyByName: true,
  settings: { folder: 'the folder of the programs and their data (.cache/engines)' },
  async measure({ folder = join(root, '.cache/engines') }: BenchmarkSettings = {}) {
    mkdirSync(folder, { recursive: true })
    const settings = { folder, extract: demoExtracts }
    return [
      await measured('Nominatim', missingForNominatim(), async () => {
        const engine = await startNominatim(settings)
        return use(engine, async () => ({
          recorded: await recordAnswers('nominatim', engine),
          'judged queries': await recordJudged(engine, folder),
        }))
      }),
      await measured('GraphHopper', missingForGraphHopper(), async () => {
        const engine = await startGraphHopper(settings)
        return use(engine, async () => ({ recorded: await recordAnswers('graphhopper', engine) }))
      }),
    ]
  },
}

type Row = Readonly<Record<string, string | number>>

/** The row of an engine, or the reason for its absence. */
async function measured(
  engine: string,
  missing: readonly string[],
  measure: () => Promise<Row>,
): Promise<Row> {
  if (missing[0]) return { engine, omitted: `this machine has no ${missing.join(', ')}` }
  try {
    return { engine, ...(await measure()) }
  } catch (error) {
    return { engine, omitted: error instanceof Error ? error.message : String(error) }
  }
}

async function use(engine: Engine, work: () => Promise<Row>): Promise<Row> {
  try {
    return { version: engine.title, ...(await work()) }
  } finally {
    engine.stop()
  }
}
