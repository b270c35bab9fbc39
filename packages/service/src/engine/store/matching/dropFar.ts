import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'

/** Meters beyond which a record must be known, or named with its place. */
const FAR = 100_000
/** The fame from which on a record may be meant from anywhere. */
const KNOWN = 0.6
/** A text that is the whole of a town's name means it, however small it is. */
const NAMED = 0.9

/** Drops what is little known and far away, where there is anything else. */
export function dropFar(candidates: readonly Candidate[]): readonly Candidate[] {
  const near = candidates.filter((candidate) => !isStrange(candidate))
  return near.length > 0 ? near : candidates
}

function isStrange({ doc, distance, isPlaced, text }: Candidate): boolean {
  if (doc.kind === kindCodes.term || distance < FAR || isPlaced) return false
  if (doc.prominence > KNOWN) return false
  return doc.kind !== kindCodes.area || text < NAMED
}
