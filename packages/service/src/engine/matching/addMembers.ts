import { kindCodes } from '../layout/kinds.ts'
import { type Plan, together } from '../Plan.ts'
import type { Candidate } from './candidates.ts'
import type { QueryWord } from './queryWords.ts'
import { byRank } from './rank.ts'
import type { Search } from './Search.ts'
import type { Term } from './terms.ts'
import { limits, thresholds, weights } from './weights.ts'

/** True for a category of the upper level, which has too many categories below it for its places to be useful. */
export function isHeading({ term, code }: Term): boolean {
  return term === 'category' && !code.includes('/')
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
    .sort(byRank)
  const best = terms[0]?.score ?? 0
  const close = terms.filter(({ score }) => score >= best - thresholds.closeTerm)
  const known = close.flatMap((found) => {
    const term = reader.terms.of(found.doc.id)
    return term ? { found, term } : []
  })
  const exact = known.filter(({ term }) => !isHeading(term))
  const meant = (exact.length > 0 ? exact : known).slice(0, limits.memberTerms)
  const members = yield* together(meant.map(({ found, term }) => membersOf(found, term)))
  for (const [index, { found, term }] of meant.entries()) {
    const ids = (members[index] ?? []).map(({ doc }) => doc)
    const { score, words: sought } = found.reading
    candidates.begin({ as: 'members', score, name: `places of ${term.code}`, words: sought })
    const worth = found.isWholeName ? weights.member : weights.memberBegun
    yield* candidates.addAs(ids, found.text * worth, { memberOf: term.term })
  }

  function* membersOf({ isWholeName }: Candidate, { term, code }: Term): Plan<{ doc: number }[]> {
    if (!isWholeName && longest < limits.shortestBegunTerm) return []
    const { named, begun, search } = limits.members
    const most = isWholeName ? named : begun
    return yield* reader.nearestPlaces(
      { term, code, center },
      purpose === 'search' ? search : most,
      thresholds.farthestMember,
    )
  }
}
