import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'

/** Categories and brands that may stand before places and addresses. */
const MOST_AHEAD = 2
/** A text that is the whole name of a category or brand. */
const NAMED = 0.97

/** Moves all categories and brands but the best few to the end, where they cannot fill the first page. */
export function demoteTerms(candidates: readonly Candidate[]): Candidate[] {
  const terms = candidates.filter(isTerm)
  const named = terms.filter(({ text }) => text >= NAMED)
  const ahead = new Set((named.length > 0 ? named : terms).slice(0, MOST_AHEAD))
  const isBehind = (candidate: Candidate): boolean => isTerm(candidate) && !ahead.has(candidate)
  return [...candidates.filter((candidate) => !isBehind(candidate)), ...candidates.filter(isBehind)]
}

function isTerm({ doc }: Candidate): boolean {
  return doc.kind === kindCodes.term
}
