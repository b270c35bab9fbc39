import { join } from 'node:path'
import type { Benchmark, BenchmarkSettings } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { weights } from '../src/engine/matching/weights.ts'
import { openStore } from '../src/engine/sqlite/openStore.ts'
import { judgedQueries } from '../src/engine/testing/judged/judgedQueries.ts'
import { scoreOf } from '../src/engine/testing/judged/scoreOf.ts'
import { demoData } from '../src/testing/demoData.ts'

type Weight = keyof typeof weights

/** The steps that are tried from a weight, as factors. */
const STEPS = [0.8, 1.25]
/** A step is taken for no less: smaller gains are chance. */
const LEAST = 0.0004

/**
 * Fits the weights of the ranking on the judged queries that are not held out, by coordinate ascent: one after the other is made smaller and
 * larger, always in the same order, and what gains is kept. The values are to be written into `weights.ts`. `--rounds` is how often all are tried.
 */
export const benchmark: Benchmark = {
  title: 'Weights of the ranking, fitted on the judged queries',
  onlyByName: true,
  async measure(settings: BenchmarkSettings = {}) {
    const store = openStore(join(settings.data ?? (await demoData()), dataFiles.index))
    const goal = async (): Promise<number> => {
      const { ndcg, inThree } = await scoreOf(store, judgedQueries.seen)
      return ndcg + inThree
    }
    const before: Readonly<Record<Weight, number>> = { ...weights }
    const names = Object.keys(weights).filter(isWeight)
    let best = await goal()
    for (let round = 0; round < Number(settings.rounds ?? 1); round++) {
      for (const name of names) {
        const start = weights[name]
        let kept = start
        for (const step of STEPS) {
          weights[name] = start * step
          const reached = await goal()
          if (reached < best + LEAST) continue
          best = reached
          kept = weights[name]
        }
        weights[name] = kept
      }
      console.log(`round ${round + 1}: NDCG@5 + success@3 = ${best.toFixed(4)}`)
    }
    await store.close()
    return names.map((name) => ({
      weight: name,
      before: before[name],
      fitted: Number(weights[name].toPrecision(4)),
    }))
  },
}

function isWeight(name: string): name is Weight {
  return Object.hasOwn(weights, name)
}
