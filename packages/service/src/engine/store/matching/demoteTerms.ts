import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'

/** Categories and brands that may stand before places and addresses. */
const MOST_AHEAD = 3

/** Moves all categories and brands but the best few to the end, where they cannot fill the first page. */
export function demoteTerms(candidates: readonly Candidate[]): Candidate[] {
  const ahead = new Set(candidates.filter(isTerm).slice(0, MOST_AHEAD))
  const isBehind = (candidate: Candidate): boolean => isTerm(candidate) && !ahead.has(candidate)
  return [...candidates.filter((candidate) => !isBehind(candidate)), ...candidates.filter(isBehind)]
}

function isTerm({ doc }: Candidate): boolean {
  return doc.kind === kindCodes.term
}
