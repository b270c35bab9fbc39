import { join } from 'node:path'
import type { Benchmark, BenchmarkSettings } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { readingScores, thresholds, weights } from '../src/engine/matching/weights.ts'
import { openStore } from '../src/engine/sqlite/openStore.ts'
import { judgedQueries } from '../src/engine/testing/judged/judgedQueries.ts'
import { scoreOf } from '../src/engine/testing/judged/scoreOf.ts'
import { demoData } from '../src/testing/demoData.ts'

/** The numbers that are fitted, and the steps that are tried from each, as factors. Most thresholds are near 1. */
const fitted: readonly (readonly [numbers: Record<string, number>, steps: readonly number[]])[] = [
  [weights, [0.8, 1.25]],
  [thresholds, [0.96, 1.04]],
  [readingScores, [0.92, 1.08]],
]
/** A step is taken for no less: smaller gains are chance. */
const LEAST = 0.0004

/**
 * Fits the weights and thresholds of the ranking, and the likelihoods of the readings, on the judged queries that are not held out, by coordinate ascent: one after the other is made smaller and
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
    const before = { ...weights, ...thresholds, ...readingScores }
    let best = await goal()
    for (let round = 0; round < Number(settings.rounds ?? 1); round++) {
      for (const [numbers, steps] of fitted) {
        for (const [name, start] of Object.entries(numbers)) {
          let kept = start
          for (const step of steps) {
            // A share stays one.
            if (start <= 1 && start * step > 1) continue
            numbers[name] = start * step
            const reached = await goal()
            if (reached < best + LEAST) continue
            best = reached
            kept = start * step
          }
          numbers[name] = kept
        }
      }
      console.log(`round ${round + 1}: NDCG@5 + success@3 = ${best.toFixed(4)}`)
    }
    await store.close()
    const after: Readonly<Record<string, number>> = { ...weights, ...thresholds, ...readingScores }
    return Object.entries(before).map(([name, value]) => ({
      weight: name,
      before: value,
      fitted: Number((after[name] ?? value).toPrecision(4)),
    }))
  },
}
