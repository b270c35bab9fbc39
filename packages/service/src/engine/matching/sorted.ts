import { distanceBetween } from '@signpost/client/domain'
import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'
import type { Doc } from './Reader.ts'
import { byRank, distanceTo, isFar, isNoise, tierOf } from './rank.ts'
import { limits, readingScores, sameWithin, thresholds, tiers } from './weights.ts'

/** The kinds of records whose duplicates are removed. */
const isOnce = new Set<number>([kindCodes.place, kindCodes.street, kindCodes.intersection])

/**
 * Sorts candidates by tier, and within a tier by score. Then drops candidates that are not an answer and duplicate places, and moves a term of which
 * little has been typed after the first places.
 */
export function sorted(candidates: readonly Candidate[]): Candidate[] {
  const ranked = [...candidates].sort(inOrder)
  const further = [...furtherTerms(ranked), ...furtherTowns(ranked)]
  for (const candidate of further) {
    candidate.isFurther = true
    candidate.tier = tierOf(candidate)
  }
  if (further.length > 0) ranked.sort(inOrder)
  const hasExpected = ranked[0] !== undefined && !isFarAndUnknown(ranked[0])
  const hasSpelt = ranked.some(isSpeltNearby)
  const answers = ranked.filter(
    (found) =>
      !isNoise(found) &&
      !(hasExpected && isFarAndUnknown(found)) &&
      !(hasSpelt && isMisspeltAfar(found)),
  )
  return withTermsLater(eachOnce(answers))
}

/** True for a record nearby that has every word as it was typed. */
function isSpeltNearby({ kind, isWhole, likelihood, distance }: Candidate): boolean {
  const isSpelt = isWhole && likelihood > readingScores.misspelt
  return isSpelt && kind !== kindCodes.term && distance < thresholds.likely
}

/** True for a record far away that only a corrected text finds: `museo an` is not Moscow. */
function isMisspeltAfar({ kind, likelihood, distance }: Candidate): boolean {
  const isCorrected = likelihood <= readingScores.misspelt
  return isCorrected && kind !== kindCodes.term && distance >= thresholds.far
}

function isFarAndUnknown({ tier }: Candidate): boolean {
  return tier < tiers.furtherTerm
}

/** Moves a category or brand of which little has been typed after the first places. */
function withTermsLater(ranked: readonly Candidate[]): Candidate[] {
  const { yes: later = [], no: others = [] } = Object.groupBy(ranked, (found) =>
    isHardlyTyped(found) ? 'yes' : 'no',
  )
  return others.toSpliced(limits.beforeBegunTerm, 0, ...later)
}

function isHardlyTyped({ kind, isShort, isWholeName, isFurther }: Candidate): boolean {
  return kind === kindCodes.term && isShort && !isWholeName && !isFurther
}

function inOrder(a: Candidate, b: Candidate): number {
  return byRank(a, b) || a.distance - b.distance || a.doc.id - b.doc.id
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

/**
 * Keeps the better one of two places with the same name at the same spot, of two crossings of the same streets, of the stops with the name of their
 * crossing, and of two streets with the same name beside each other: some addresses name the quarter as the town.
 */
function eachOnce(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  const byName = new Map<string, number[]>()
  const crossings = new Set<string>()
  for (const candidate of candidates) {
    const { doc, kind } = candidate
    if (!isOnce.has(kind) || candidate.houseNumber) {
      kept.push(candidate)
      continue
    }
    const [words = []] = doc.names
    const isCrossing = kind === kindCodes.intersection
    // Either street may come first.
    const inAnyOrder = isCrossing || crossings.size > 0 ? words.toSorted().join(' ') : ''
    if (isCrossing) crossings.add(inAnyOrder)
    const isAtCrossing = crossings.has(inAnyOrder)
    const name = `${kind} ${isAtCrossing ? inAnyOrder : words.join(' ')}`
    const same = byName.get(name) ?? []
    const reach = (other: Candidate) => {
      if (isAtCrossing) return sameWithin.crossing
      if (kind === kindCodes.street) return sameWithin.street
      if (doc.spots.length > 0 && other.doc.spots.length > 0) return sameWithin.line
      return other.fame - candidate.fame > thresholds.lesser ? sameWithin.lesser : sameWithin.place
    }
    const before = same.find((index) => {
      const other = kept[index]
      return other && between(other.doc, doc) < reach(other)
    })
    if (before === undefined) {
      byName.set(name, [...same, kept.length])
      kept.push(candidate)
    } else if (kind === kindCodes.street && candidate.fame > (kept[before]?.fame ?? 0)) {
      // The longer street is the mapped one.
      kept[before] = candidate
    }
  }
  return kept
}

/** The distance in meters between two docs; between two streets from the middle of one to the nearest point of the other. */
function between(one: Doc, other: Doc): number {
  if (other.kind !== kindCodes.street) return distanceBetween(one.coordinate, other.coordinate)
  return Math.min(distanceTo(one, other.coordinate), distanceTo(other, one.coordinate))
}
