import type { PlaceStore } from '../../PlaceStore.ts'
import type { JudgedQuery, Rule } from './JudgedQuery.ts'

/** The judgement of one answer. */
export interface Judgement {
  /** Gains of the first five rows, discounted by their place, as a share of what was possible. */
  ndcg: number
  /** True when the first row is what was asked for, at least a good answer. */
  isFirst: boolean
  /** True when one of the first three rows is. */
  isInThree: boolean
}

const ROWS = 5
/** The grade from which on a row is a success. */
const GOOD = 2

/** Asks a store and grades the rows. */
export async function judge(store: PlaceStore, query: JudgedQuery): Promise<Judgement> {
  const { rules, kind: _, ...request } = query
  const matches = await store.match({ ...request, offset: 0, limit: ROWS })
  const isTerm = matches.map(({ record }) => record.kind === 'term')
  const met = matches.map(({ record }) => rules.map((rule) => rule.meets(record)))
  return judgeRows(rules, await possibleIn(store, query), met, isTerm)
}

/**
 * Grades rows by the rules that each of them meets, of which some rows may meet no more than are possible. Where places were asked for, the row of
 * their category alone is no success.
 */
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

/** The numbers of rows that can meet the rules of a query: they are the same whatever the ranking, which is fitted by thousands of judgements. */
export function possibleIn(store: PlaceStore, query: JudgedQuery): Promise<number[]> {
  const ofStore = known.get(store) ?? new Map<JudgedQuery, Promise<number[]>>()
  known.set(store, ofStore)
  const times = ofStore.get(query) ?? timesOf(store, query.rules)
  ofStore.set(query, times)
  return times
}

/** The number of rows that can meet each rule: of a category's places there may be few around. */
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
