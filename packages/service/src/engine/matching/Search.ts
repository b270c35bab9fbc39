import type { Coordinate } from '@signpost/client/domain'
import { isUnused } from '../layout/describeRecord.ts'
import type { MatchRequest } from '../PlaceStore.ts'
import type { Candidate, Candidates } from './candidates.ts'
import type { Country } from './createCountryOf.ts'
import type { DocFinder } from './createDocFinder.ts'
import type { Reader } from './Reader.ts'
import { limits, thresholds } from './weights.ts'

/** A query in progress: its location, and the candidates found so far. */
export interface Search {
  center: Coordinate
  purpose: MatchRequest['purpose']
  reader: Reader
  docFinder: DocFinder
  candidates: Candidates
  /** The languages of the caller and of the place, and English; empty when the place is unknown. */
  languages: ReadonlySet<string>
  /** The country of the center. */
  country: Country | null
}

/** True when there are enough likely candidates, so that no less likely interpretation of the text is tried. */
export function hasEnough({ candidates }: Search): boolean {
  let likely = 0
  for (const candidate of candidates.values()) {
    if (!candidate.isWhole || !isLikely(candidate)) continue
    if (candidate.isWholeName && candidate.fame > thresholds.known) return true
    if (
      candidate.distance < thresholds.likely &&
      (candidate.text > thresholds.spelt ||
        (candidate.isPlaced && candidate.sureness > thresholds.speltWithCity))
    )
      return true
    likely += 1
  }
  return likely >= limits.page
}

function isLikely({ doc, distance, fame }: Candidate): boolean {
  return !isUnused(doc) && (distance < thresholds.likely || fame > thresholds.known)
}
