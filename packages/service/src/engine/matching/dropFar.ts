import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'

/** Meters beyond which a record must be known, or named with its place. */
const FAR = 100_000
/** The fame from which on a record may be meant from anywhere. */
const KNOWN = 0.6
/** A text that is the whole of a town's name means it, however small it is. */
const NAMED = 0.9
/** A small town is not meant by an abbreviation: `airport` is no Apt. */
const SURE = 0.97
/** The text from which on a famous place is meant by so much of its name. */
const MEANT = 0.8

/** Small towns of one name all over the world of which so many, the best, are kept. */
const MOST_NAMESAKES = 2

/** Drops what is little known and far away, where there is anything else. */
export function dropFar(candidates: readonly Candidate[]): readonly Candidate[] {
  let namesakes = 0
  const near = candidates.filter((candidate) => {
    if (isStrange(candidate)) return false
    return !isSmallTown(candidate) || ++namesakes <= MOST_NAMESAKES
  })
  return near.length > 0 ? near : candidates
}

function isSmallTown({ doc, distance, isPlaced }: Candidate): boolean {
  return doc.kind === kindCodes.area && doc.prominence <= KNOWN && distance >= FAR && !isPlaced
}

function isStrange({ doc, distance, isPlaced, text, isWhole, sureness }: Candidate): boolean {
  if (doc.kind === kindCodes.term || distance < FAR || isPlaced) return false
  if (!isWhole) return true
  if (doc.kind === kindCodes.area) {
    return doc.prominence <= KNOWN && (text < NAMED || sureness < SURE)
  }
  return doc.prominence <= KNOWN || text < MEANT
}
