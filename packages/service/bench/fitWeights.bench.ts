import { join } from 'node:path'
import type { Benchmark, BenchmarkSettings } from '../../../.scripts/Benchmark.ts'
import { dataFiles } from '../src/data/manifest.ts'
import { kindCodes } from '../src/engine/layout/kinds.ts'
import { byRank, scoreOf as pointsOf, tierOf } from '../src/engine/matching/rank.ts'
import { readingScores, thresholds, weights } from '../src/engine/matching/weights.ts'
import { judgeRows } from '../src/engine/testing/judged/judge.ts'
import { judgedQueries } from '../src/engine/testing/judged/judgedQueries.ts'
import { scoreOf } from '../src/engine/testing/judged/scoreOf.ts'
import { openStore } from '../src/engine/testing/openStore.ts'
import { demoData } from '../src/testing/demoData.ts'
import { type QueryCandidates, searchJudged } from './judged/searchJudged.ts'

/** The weights in the sum of points. They change the order of the candidates, but not the set of candidates. */
const points = [
  ...(['text', 'fame', 'prefixFame', 'term', 'memberFame', 'memberNamed', 'wholeName'] as const),
  ...([
    'namedTerm',
    'everyWord',
    'distance',
    'near',
    'mostDistance',
    'areaDistanceDiscount',
  ] as const),
  ...(['namesake', 'exactAreaNearby', 'unlikely'] as const),
]

/** The factors that are tried on each number. They are smaller for thresholds, most of which are near 1. */
const steps = { points: [0.8, 0.9, 1.1, 1.25], weights: [0.8, 1.25], others: [0.96, 1.04] } as const
/** The smallest gain for which a change is kept, because smaller gains are random. */
const LEAST_GAIN = 0.0004
const MOST_ROUNDS = 10

type Numbers = Record<string, number>
type Goal = () => Promise<number> | number

/**
 * Fits the numbers of the ranking to the judged queries, except those that are held out, by coordinate ascent: each number in turn is made smaller
 * and larger, and a change is kept if it improves the score, until no change does. This fits the weights of the points, with one search
 * for each query. The printed values have to be copied to `weights.ts`.
 */
export const benchmark: Benchmark = {
  title: 'Numbers of the ranking, fitted on the judged queries',
  onlyByName: true,
  settings: {
    data: 'another data folder than that of the demo',
    search: '"yes" then fits all numbers with repeated searches, which takes long',
    rounds: 'the number of those rounds (1)',
  },
  async measure(settings: BenchmarkSettings = {}) {
    const path = join(settings.data ?? (await demoData()), dataFiles.index)
    const before = { ...weights, ...thresholds, ...readingScores }
    const found = await searchJudged(path, judgedQueries.seen)
    const ofPoints = points.map((name) => [weights, name, steps.points] as const)
    await ascend(() => currentScore(found), ofPoints, MOST_ROUNDS)
    if (settings.search !== undefined) {
      const store = openStore(path)
      const all = [weights, thresholds, readingScores].flatMap((numbers) =>
        Object.keys(numbers).map(
          (name) => [numbers, name, numbers === weights ? steps.weights : steps.others] as const,
        ),
      )
      const goal = async (): Promise<number> => {
        const { ndcg, inThree } = await scoreOf(store, judgedQueries.seen)
        return ndcg + inThree
      }
      await ascend(goal, all, Number(settings.rounds ?? 1))
      await store.close()
    }
    const after: Readonly<Numbers> = { ...weights, ...thresholds, ...readingScores }
    return Object.entries(before).map(([name, value]) => ({
      number: name,
      before: value,
      fitted: Number((after[name] ?? value).toPrecision(4)),
    }))
  },
}

/** Tries smaller and larger values of each number, and keeps improvements, until a round has none. */
async function ascend(
  goal: Goal,
  fitted: readonly (readonly [numbers: Numbers, name: string, steps: readonly number[]])[],
  rounds: number,
): Promise<void> {
  let best = await goal()
  console.log(`before: NDCG@5 + success@3 = ${best.toFixed(4)}`)
  for (let round = 1; round <= rounds; round++) {
    const start = best
    for (const [numbers, name, factors] of fitted) {
      const from = numbers[name] ?? 0
      let kept = from
      for (const factor of factors) {
        // A share must not exceed 1.
        if (numbers !== weights && from <= 1 && from * factor > 1) continue
        numbers[name] = from * factor
        const reached = await goal()
        if (reached < best + LEAST_GAIN) continue
        best = reached
        kept = from * factor
      }
      numbers[name] = kept
    }
    console.log(`round ${round}: ${best.toFixed(4)}`)
    if (best === start) return
  }
}

/** The sum of NDCG@5 and success@3 with the current weights, averaged over the queries. */
function currentScore(found: readonly QueryCandidates[]): number {
  let sum = 0
  for (const { query, possible, rows } of found) {
    const ranked = rows
      .map((row) => ({ ...row, tier: tierOf(row.candidate), score: pointsOf(row.candidate) }))
      .sort((a, b) => byRank(a, b) || a.candidate.distance - b.candidate.distance)
      .slice(0, 5)
    const met = ranked.map((row) => row.met)
    const isTerm = ranked.map(({ candidate }) => candidate.kind === kindCodes.term)
    const { ndcg, isInThree } = judgeRows(query.rules, possible, met, isTerm)
    sum += ndcg + Number(isInThree)
  }
  return sum / found.length
}
