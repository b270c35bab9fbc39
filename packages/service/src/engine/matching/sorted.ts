import { distanceBetween } from '@signpost/client/domain'
import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'
import { isFar, isNoise, scoreOf } from './rank.ts'
import { limits, thresholds, weights } from './weights.ts'

/**
 * The distances in meters within which two places with the same name are duplicates (a shop and its building), a little-known place belongs to a
 * well-known one with its name (a bicycle rack and its theatre), two crossings are of the same two wide roads, and two lines are of one river.
 */
const SAME = { place: 60, lesser: 150, crossing: 250, line: 50_000 } as const
/** The difference in fame between a place and a lesser one with the same name. */
const LESSER = 0.3

/** Candidates by their scores, the best first, each place once, without those that score far less than the best. */
export function sorted(candidates: readonly Candidate[]): Candidate[] {
  const ranked = [...candidates].sort(byScore)
  const further = [...furtherTerms(ranked), ...furtherTowns(ranked)]
  for (const candidate of further) {
    candidate.isFurther = true
    candidate.score = scoreOf(candidate)
  }
  if (further.length > 0) ranked.sort(byScore)
  const least = (ranked[0]?.score ?? 0) - weights.noAnswer
  return withTermsLater(eachOnce(ranked.filter((found) => found.score >= least && !isNoise(found))))
}

/** Moves a category or brand of which little has been typed after the first places. */
function withTermsLater(ranked: readonly Candidate[]): Candidate[] {
  const { yes: later = [], no: others = [] } = Object.groupBy(ranked, (found) =>
    isHardlyTyped(found) ? 'yes' : 'no',
  )
  return others.toSpliced(limits.beforeBegunTerm, 0, ...later)
}

function isHardlyTyped({ kind, isWholeName, reading }: Candidate): boolean {
  if (kind !== kindCodes.term || isWholeName) return false
  return reading.words.reduce((sum, { text }) => sum + text.length, 0) < limits.shortestTermAhead
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.distance - b.distance || a.doc.id - b.doc.id
}

/** The categories and brands below the best few; those whose whole name is typed come first. */
function furtherTerms(ranked: readonly Candidate[]): Candidate[] {
  const terms = ranked.filter(({ kind }) => kind === kindCodes.term)
  const named = terms.filter(({ text }) => text >= thresholds.namedTermFrom)
  const ahead = new Set((named.length > 0 ? named : terms).slice(0, limits.termsAhead))
  return terms.filter((term) => !ahead.has(term))
}

/** The far and little-known towns below the best few: many of them share a name. */
function furtherTowns(ranked: readonly Candidate[]): Candidate[] {
  return ranked
    .filter(
      (found) => found.kind === kindCodes.area && found.fame <= thresholds.known && isFar(found),
    )
    .slice(limits.smallTowns)
}

/** Keeps the better one of two places with the same name at the same spot, and of two crossings of the same streets. */
function eachOnce(candidates: readonly Candidate[]): Candidate[] {
  const kept = new Map<string, Candidate[]>()
  return candidates.filter((candidate) => {
    const { doc, kind } = candidate
    const isCrossing = kind === kindCodes.intersection
    if ((kind !== kindCodes.place && !isCrossing) || candidate.houseNumber) return true
    const [words = []] = doc.names
    // Either street may be the first.
    const name = (isCrossing ? words.toSorted() : words).join(' ')
    const same = kept.get(name) ?? []
    const reach = (other: Candidate) => {
      if (isCrossing) return SAME.crossing
      if (doc.spots.length > 0 && other.doc.spots.length > 0) return SAME.line
      return other.fame - candidate.fame > LESSER ? SAME.lesser : SAME.place
    }
    if (same.some((other) => distanceBetween(other.doc.coordinate, doc.coordinate) < reach(other)))
      return false
    kept.set(name, [...same, candidate])
    return true
  })
}
