import { join } from 'node:path'
import type { Benchmark, BenchmarkSettings } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { openStore } from '../src/engine/testing/openStore.ts'
import { relevanceLines } from '../src/engine/testing/relevance/relevanceLines.ts'
import { samplesOf } from '../src/engine/testing/samplesOf.ts'
import { demoData } from '../src/testing/demoData.ts'

const SAMPLES = 1000
/** The number of sampled names. It is large because names without a word of eight letters cannot be used for two typos. */
const SAMPLED_NAMES = 3000

/** The share of queries for which the store finds the intended record. A test checks it with fewer samples. */
export const benchmark: Benchmark = {
  title: `Relevance: ${SAMPLES.toLocaleString('en')} samples each of the real records, those with the same text once`,
  settings: { data: 'another data folder than that of the demo' },
  async measure({ data }: BenchmarkSettings = {}) {
    const path = join(data ?? (await demoData()), dataFiles.index)
    const samples = samplesOf(path, { count: SAMPLED_NAMES, seed: 1 })
    const store = openStore(path)
    const rows = []
    for (const { name, target, measure } of relevanceLines) {
      const { asked, missed } = await measure(store, samples, SAMPLES)
      rows.push({
        'what is typed, and what is wanted': name,
        asked,
        'found, %': percent(1 - missed.length / asked),
        'aimed at, %': percent(target),
      })
    }
    await store.close()
    return rows
  },
}

function percent(share: number): number {
  return Number((share * 100).toFixed(1))
}
