import type { Coordinate } from '@signpost/client/domain'
import type { MatchRequest } from '../PlaceStore.ts'
import type { ParsedQuery } from '../text/queryWords.ts'
import type { Candidate, Candidates } from './candidates.ts'
import type { Country } from './createCountryOf.ts'
import type { DocFinder } from './createDocFinder.ts'
import type { Reader } from './Reader.ts'

/** A query in progress: its words, where it searches, and the candidates found so far. */
export interface Search {
  query: ParsedQuery
  center: Coordinate
  purpose: MatchRequest['purpose']
  reader: Reader
  docFinder: DocFinder
  candidates: Candidates
  /** The languages of the caller and of the place, and English; empty when it is not known where that is. */
  languages: ReadonlySet<string>
  /** The country of the centre. */
  country: Country | null
}

/** The number of candidates on a page. */
const MANY = 10
/** Meters within which a candidate is likely to be meant. */
const NEAR = 50_000
/** From this prominence on a candidate may be meant from anywhere. */
const WELL_KNOWN = 0.6
/** A text that matches a name nearby this well is not misspelt. */
const SURE = 0.85
/** A name with its city that is matched this surely is not misspelt either. */
const SPELT = 0.95

/** True when the candidates are very likely what is meant: then no less likely reading of the text is tried. */
export function hasEnough({ candidates }: Search): boolean {
  let likely = 0
  for (const candidate of candidates.values()) {
    if (!candidate.isWhole || !isLikely(candidate)) continue
    if (candidate.isWholeName && candidate.doc.prominence > WELL_KNOWN) return true
    if (
      candidate.distance < NEAR &&
      (candidate.text > SURE || (candidate.isPlaced && candidate.sureness > SPELT))
    )
      return true
    likely += 1
  }
  return likely >= MANY
}

function isLikely({ distance, doc }: Candidate): boolean {
  return distance < NEAR || doc.prominence > WELL_KNOWN
}
