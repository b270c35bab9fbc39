import type { Coordinate } from '@signpost/client/domain'
import type { MatchRequest } from '../../PlaceStore.ts'
import type { Query } from '../../text/queryWords.ts'
import type { Reader } from '../reading/createReader.ts'
import type { FindDocs } from './findDocs.ts'
import type { Find, Finds } from './finds.ts'

/** One query on its way: what it asks, where it looks, what it has found so far. */
export interface Search {
  query: Query
  center: Coordinate
  purpose: MatchRequest['purpose']
  reader: Reader
  find: FindDocs
  finds: Finds
}

/** As many finds as a page shows. */
const MANY = 10
/** Meters within which a find is one that a person here may well mean. */
const NEAR = 50_000
/** What is better known may be meant from anywhere. */
const WELL_KNOWN = 0.6
/** A text that matches a name nearby so well is spelt as it is meant. */
const SURE = 0.85
/** A name and its city that are spelt so well are, too, although the city is no part of the name. */
const SPELT = 0.95

/** Whether what was found is what is meant, as far as one can tell: then nothing less likely is looked for. */
export function isEnough({ finds }: Search): boolean {
  let likely = 0
  for (const find of finds.values()) {
    if (!find.isWhole || !isLikely(find)) continue
    if (find.distance < NEAR && (find.text > SURE || (find.isPlaced && find.sureness > SPELT)))
      return true
    likely += 1
  }
  return likely >= MANY
}

function isLikely({ distance, doc }: Find): boolean {
  return distance < NEAR || doc.prominence > WELL_KNOWN
}
