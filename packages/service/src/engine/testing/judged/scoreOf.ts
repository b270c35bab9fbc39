import type { PlaceStore } from '../../PlaceStore.ts'
import type { JudgedQuery } from './JudgedQuery.ts'
import { judge } from './judge.ts'

/** The scores of a set of judged queries, each from 0 to 1. */
export interface Score {
  queries: number
  ndcg: number
  first: number
  inThree: number
  /** The queries without a good answer among the first three rows. */
  missed: JudgedQuery[]
}

export async function scoreOf(store: PlaceStore, queries: readonly JudgedQuery[]): Promise<Score> {
  let [ndcg, first, inThree] = [0, 0, 0]
  const missed: JudgedQuery[] = []
  for (const query of queries) {
    const judged = await judge(store, query)
    ndcg += judged.ndcg
    first += Number(judged.isFirst)
    inThree += Number(judged.isInThree)
    if (!judged.isInThree) missed.push(query)
  }
  const share = (sum: number) => (queries.length > 0 ? sum / queries.length : 0)
  return {
    queries: queries.length,
    ndcg: share(ndcg),
    first: share(first),
    inThree: share(inThree),
    missed,
  }
}
