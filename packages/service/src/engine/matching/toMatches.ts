import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { accuracyOf } from '../format/accuracyOf.ts'
import type { Match, MatchReasons } from '../PlaceStore.ts'
import { type Plan, together } from '../Plan.ts'
import type { Candidate } from './candidates.ts'
import type { Reader } from './Reader.ts'

/** Reads the records of candidates. Distances are measured from the centre to the coordinate of each record. */
export function* toMatches(
  candidates: readonly Candidate[],
  center: Coordinate,
  reader: Reader,
  explain?: (candidate: Candidate) => MatchReasons,
): Plan<Match[]> {
  const numbered = candidates.flatMap(({ houseNumber }) => houseNumber?.id ?? [])
  const named = candidates.flatMap(({ doc, houseNumber }) => (houseNumber ? [] : doc.id))
  const [addresses, records] = yield* together([reader.addresses(numbered), reader.records(named)])
  const [nextAddress, nextRecord] = [addresses.values(), records.values()]
  return candidates.flatMap((candidate): Match[] => {
    const { houseNumber, askedHouseNumber } = candidate
    const record = (houseNumber ? nextAddress : nextRecord).next().value
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
