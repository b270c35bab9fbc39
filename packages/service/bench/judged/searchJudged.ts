import type { Candidate } from '../../src/engine/matching/candidates.ts'
import { createCountryOf } from '../../src/engine/matching/createCountryOf.ts'
import { toMatches } from '../../src/engine/matching/createPlaceIndex.ts'
import { findCandidates } from '../../src/engine/matching/findCandidates.ts'
import type { PlaceStore } from '../../src/engine/PlaceStore.ts'
import { runNow } from '../../src/engine/Plan.ts'
import { createReader } from '../../src/engine/sqlite/reading/createReader.ts'
import { openIndex } from '../../src/engine/sqlite/reading/openIndex.ts'
import type { JudgedQuery } from '../../src/engine/testing/judged/JudgedQuery.ts'
import { possibleIn } from '../../src/engine/testing/judged/judge.ts'
import { openStore } from '../../src/engine/testing/openStore.ts'
import { readPlusCode } from '../../src/engine/text/readPlusCode.ts'
import { readPoint } from '../../src/engine/text/readPoint.ts'

/** The candidates of a query with the rules that each of them meets. They can be ranked by other weights without another search. */
export interface QueryCandidates {
  query: JudgedQuery
  possible: readonly number[]
  rows: readonly { candidate: Candidate; met: readonly boolean[] }[]
}

/** The number of candidates that are read. No change of a weight moves a later one into the first five. */
const ROWS = 60

/** Searches an index once for each query, except for queries with a position. */
export async function searchJudged(
  path: string,
  queries: readonly JudgedQuery[],
): Promise<QueryCandidates[]> {
  const open = openIndex(path)
  const reader = createReader(open)
  const countryOf = createCountryOf(reader)
  const store: PlaceStore = openStore(path)
  const found: QueryCandidates[] = []
  for (const query of queries) {
    if (readPoint(query.text).length > 0 || readPlusCode(query.text)) continue
    const { rules, kind: _, ...request } = query
    const candidates = runNow(
      findCandidates(reader, countryOf, { ...request, offset: 0, limit: ROWS }),
    ).candidates.slice(0, ROWS)
    const rows = candidates.flatMap((candidate) => {
      const [match] = runNow(toMatches([candidate], query.center, reader))
      return match ? [{ candidate, met: rules.map((rule) => rule.meets(match.record)) }] : []
    })
    found.push({ query, possible: await possibleIn(store, query), rows })
  }
  await store.close()
  open.close()
  return found
}
