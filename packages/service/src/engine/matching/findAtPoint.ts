import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { accuracyOf } from '../format/accuracyOf.ts'
import type { FoundRecord, Match, MatchRequest } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import { readPlusCode } from '../text/readPlusCode.ts'
import { readPoint } from '../text/readPoint.ts'
import { findAround } from './around.ts'
import type { CountryOf } from './createCountryOf.ts'
import { findCandidates } from './findCandidates.ts'
import { isRecordIn } from './inArea.ts'
import type { Reader } from './Reader.ts'

/** The records at the position or Plus Code in the text; null when the text has neither. */
export function* findAtPoint(
  reader: Reader,
  countryOf: CountryOf,
  request: MatchRequest,
): Plan<Match[] | null> {
  const points = yield* pointsOf(reader, countryOf, request)
  if (points.length === 0) return null
  for (const point of points) {
    const { address, intersection, airport, street, city } = yield* findAround(reader, point)
    const found = [address, intersection, airport].flatMap((near) => near?.record ?? [])
    const all: FoundRecord[] = [
      ...found,
      ...(street?.record ? [{ ...street.record, coordinate: street.coordinate }] : []),
      ...(city ? [city.record] : []),
    ]
    const wanted = all.filter(
      (record) =>
        (request.purpose !== 'geocode' || record.kind !== 'place') &&
        isRecordIn(record, request.area),
    )
    if (wanted.length > 0) return wanted.map((record) => matchOf(record, request.center))
  }
  return []
}

function* pointsOf(
  reader: Reader,
  countryOf: CountryOf,
  request: MatchRequest,
): Plan<Coordinate[]> {
  const points = readPoint(request.text)
  if (points.length > 0) return points
  const code = readPlusCode(request.text)
  if (!code) return []
  if (!code.isShort || code.rest === '') return [code.at(request.center)]
  const asked = { ...request, text: code.rest, purpose: 'geocode' } as const
  const [town] = (yield* findCandidates(reader, countryOf, asked)).candidates
  return [code.at(town?.doc.coordinate ?? request.center)]
}

function matchOf(record: FoundRecord, center: Coordinate): Match {
  const distance = record.kind === 'term' ? 0 : distanceBetween(center, record.coordinate)
  const accuracy = accuracyOf(record)
  return { record, distance, ...(accuracy !== undefined && { accuracy }) }
}
