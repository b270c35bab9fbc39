import type { MatchRequest } from '../../PlaceStore.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { Find } from './finds.ts'

/** 100 miles: beyond them an address must be asked for with its city, state or postal code. */
const FAR = 160_934

/** Whether a find is of a kind that a request asks for, and near enough or told with enough detail. */
export function isWanted(
  { doc, distance, isPlaced }: Find,
  purpose: MatchRequest['purpose'],
): boolean {
  if (purpose === 'suggest') return true
  if (doc.kind === kindCodes.term) return false
  if (doc.kind === kindCodes.place) return purpose === 'search'
  return doc.kind === kindCodes.area || distance <= FAR || isPlaced
}
