import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { accuracyOf } from '../../format/accuracyOf.ts'
import type { Match, MatchReasons } from '../../PlaceStore.ts'
import type { Reader } from '../reading/createReader.ts'
import type { Candidate } from './candidates.ts'

/** Reads the records of candidates. Distances are to the coordinate of a record. */
export function toMatches(
  candidates: readonly Candidate[],
  center: Coordinate,
  { records }: Reader,
  explain?: (candidate: Candidate) => MatchReasons,
): Match[] {
  return candidates.flatMap((candidate): Match[] => {
    const { doc, houseNumber, askedHouseNumber } = candidate
    const record = houseNumber ? records.ofAddress(houseNumber.id) : records.ofDoc(doc.id)
    if (!record) return []
    const distance = record.kind === 'term' ? 0 : distanceBetween(center, record.coordinate)
    const accuracy = accuracyOf(record, houseNumber?.fit !== 'nearest')
    return [
      {
        record,
        distance,
        ...(accuracy !== undefined && { accuracy }),
        ...(askedHouseNumber !== undefined && { askedHouseNumber }),
        ...(explain && { reasons: explain(candidate) }),
      },
    ]
  })
}
