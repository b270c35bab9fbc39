import type { PlaceStore } from '../../PlaceStore.ts'
import type { JudgedQuery, Rule } from './JudgedQuery.ts'

/** The judgment of an answer. */
export interface Judgement {
  /** The gains of the first five rows, discounted by position, as a share of the best possible order. */
  ndcg: number
  /** True when the first row is at least a good answer. */
  isFirst: boolean
  /** True when one of the first three rows is at least a good answer. */
  isInThree: boolean
}

const ROWS = 5
/** The lowest grade of a success. */
const GOOD = 2

/** Queries a store and grades the rows. */
export async function judge(store: PlaceStore, query: JudgedQuery): Promise<Judgement> {
  const { rules, kind: _, ...request } = query
  const matches = await store.match({ ...request, offset: 0, limit: ROWS })
  const isTerm = matches.map(({ record }) => record.kind === 'term')
  const met = matches.map(({ record }) => rules.map((rule) => rule.meets(record)))
  return judgeRows(rules, await possibleIn(store, query), met, isTerm)
}

/** Grades rows by the rules that they meet. Each rule counts for a limited number of rows. For a query for places, the row of the category alone is not a success. */
export function judgeRows(
  rules: readonly Rule[],
  possible: readonly number[],
  met: readonly (readonly boolean[])[],
  isTerm: readonly boolean[],
): Judgement {
  if (rules.length === 0) {
    const isEmpty = met.length === 0
    return { ndcg: Number(isEmpty), isFirst: isEmpty, isInThree: isEmpty }
  }
  const wantsPlaces = rules.some(({ members }, index) => members && possible[index])
  const left = [...possible]
  const rows = met.slice(0, ROWS).map((meets, row) => {
    const index = meets.findIndex((isMet, at) => isMet && (left[at] ?? 0) > 0)
    if (index < 0) return { grade: 0, isSuccess: false }
    left[index] = (left[index] ?? 0) - 1
    const grade = rules[index]?.grade ?? 0
    return { grade, isSuccess: grade >= GOOD && !(wantsPlaces && isTerm[row]) }
  })
  const ideal = rules
    .flatMap(({ grade }, index) => Array.from({ length: possible[index] ?? 0 }, () => grade))
    .sort((a, b) => b - a)
  const isTermFirst = wantsPlaces && (rows[0]?.grade ?? 0) >= GOOD
  return {
    ndcg: discounted(rows.map(({ grade }) => grade)) / (discounted(ideal.slice(0, ROWS)) || 1),
    isFirst: rows[0]?.isSuccess || isTermFirst || false,
    isInThree: rows.slice(0, 3).some(({ isSuccess }) => isSuccess),
  }
}

const known = new WeakMap<PlaceStore, Map<JudgedQuery, Promise<number[]>>>()

/** The numbers of rows that can meet the rules of a query. They do not depend on the ranking, so they are calculated once for thousands of judgments. */
export function possibleIn(store: PlaceStore, query: JudgedQuery): Promise<number[]> {
  const ofStore = known.get(store) ?? new Map<JudgedQuery, Promise<number[]>>()
  known.set(store, ofStore)
  const times = ofStore.get(query) ?? timesOf(store, query.rules)
  ofStore.set(query, times)
  return times
}

/** The number of rows that can meet each rule. Few places of a category may be near. */
function timesOf(store: PlaceStore, rules: readonly Rule[]): Promise<number[]> {
  return Promise.all(
    rules.map(async ({ times, members }) => {
      if (!members) return times
      const { at, kilometers, ...term } = members
      const near = await store.placesOf({ ...term, center: at, offset: 0, limit: times })
      return near.filter(({ distance }) => distance <= kilometers * 1000).length
    }),
  )
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
