import { kindCodes } from '../layout/kinds.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import { type Plan, together } from '../Plan.ts'
import type { Candidate } from './candidates.ts'
import type { QueryWord } from './queryWords.ts'
import type { Search } from './Search.ts'
import { limits, readingScores, thresholds, weights } from './weights.ts'

/** A heading of the catalog has so many kinds under it that its places say little. */
export function isHeading(record: FoundRecord | null): boolean {
  return record?.kind === 'term' && record.term === 'category' && !record.code.includes('/')
}

/** Adds the nearest places of the categories and brands that the text names or begins: `pharmacy` finds them whatever their names are. */
export function* addMembers(
  { candidates, reader, center, purpose }: Search,
  words: readonly QueryWord[],
): Plan<void> {
  const longest = Math.max(...words.map(({ text }) => text.length))
  if (purpose === 'geocode' || longest < limits.shortestTerm) return
  const terms = candidates
    .values()
    .filter(({ kind, isWhole }) => kind === kindCodes.term && isWhole)
    .sort((a, b) => b.score - a.score)
  const best = terms[0]?.score ?? 0
  const close = terms.filter(({ score }) => score >= best - thresholds.closeTerm)
  const records = yield* reader.records(close.map(({ doc }) => doc.id))
  const known = close.map((term, index) => ({ term, record: records[index] ?? null }))
  const exact = known.filter(({ record }) => !isHeading(record))
  const meant = (exact.length > 0 ? exact : known).slice(0, limits.memberTerms)
  const found = yield* together(meant.map(({ term, record }) => membersOf(term, record)))
  for (const [index, { term, record }] of meant.entries()) {
    if (record?.kind !== 'term') continue
    const ids = (found[index] ?? []).map(({ doc }) => doc)
    const { as, score } = { as: 'members', score: readingScores.asTyped } as const
    candidates.begin({ as, score, name: `places of ${record.code}`, words: term.reading.words })
    const worth = term.isWholeName ? weights.member : weights.memberBegun
    yield* candidates.addAs(ids, term.text * worth, { memberOf: record.term })
  }

  function* membersOf(
    { isWholeName }: Candidate,
    record: FoundRecord | null,
  ): Plan<{ doc: number }[]> {
    const isShort = !isWholeName && longest < limits.shortestBegunTerm
    if (record?.kind !== 'term' || isShort) return []
    const { named, begun, search } = limits.members
    const most = isWholeName ? named : begun
    return yield* reader.nearestPlaces(
      { term: record.term, code: record.code, center },
      purpose === 'search' ? search : most,
      thresholds.farthestMember,
    )
  }
}
