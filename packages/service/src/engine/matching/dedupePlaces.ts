import { distanceBetween } from '@signpost/client/domain'
import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'

/** Meters within which two places of one name are one: a shop, and the building that is called like it. */
const SAME_PLACE = 60

/** Keeps the better one of two places with the same name at the same spot. */
export function dedupePlaces(candidates: readonly Candidate[]): Candidate[] {
  const kept = new Map<string, Candidate[]>()
  return candidates.filter((candidate) => {
    const { doc } = candidate
    if (doc.kind !== kindCodes.place || candidate.houseNumber) return true
    const name = doc.names[0]?.join(' ') ?? ''
    const same = kept.get(name) ?? []
    if (same.some((other) => distanceBetween(other.doc.coordinate, doc.coordinate) < SAME_PLACE))
      return false
    kept.set(name, [...same, candidate])
    return true
  })
}
