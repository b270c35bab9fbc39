import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'

/** The row from which on whoever is looked for may not be seen. */
const LAST_ROW = 2
/** Meters within which a place that is called exactly so may be meant. */
const NEAR = 1000

/** Lifts the best of the places nearby that are called like a kind (a shop `Stadium`) to the third row, above further places of that kind. */
export function liftNamesake(ranked: readonly Candidate[]): Candidate[] {
  const at = ranked.findIndex(
    ({ doc, isMember, isWholeName, distance }) =>
      doc.kind === kindCodes.place && !isMember && isWholeName && distance < NEAR,
  )
  const namesake = ranked[at]
  if (!namesake || at <= LAST_ROW) return [...ranked]
  return ranked.toSpliced(at, 1).toSpliced(LAST_ROW, 0, namesake)
}
