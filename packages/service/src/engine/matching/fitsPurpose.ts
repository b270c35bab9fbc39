import { PARTIAL_MATCH_RADIUS } from '@signpost/client/protocol'
import { kindCodes } from '../layout/kinds.ts'
import type { MatchRequest } from '../PlaceStore.ts'
import type { Candidate } from './candidates.ts'

/**
 * True for a candidate of a kind that the request asks for. Far from the centre an address must be given with its city, state or
 * postal code.
 */
export function fitsPurpose(
  { doc, distance, isPlaced }: Candidate,
  purpose: MatchRequest['purpose'],
): boolean {
  if (purpose === 'suggest') return true
  if (doc.kind === kindCodes.term) return false
  if (doc.kind === kindCodes.place) return purpose === 'search'
  return doc.kind === kindCodes.area || distance <= PARTIAL_MATCH_RADIUS || isPlaced
}
