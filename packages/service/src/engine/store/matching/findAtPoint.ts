import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { accuracyOf } from '../../format/accuracyOf.ts'
import type { FoundRecord, Match, MatchRequest } from '../../PlaceStore.ts'
import { readPlusCode } from '../../text/readPlusCode.ts'
import { readPoint } from '../../text/readPoint.ts'
import type { Around } from '../reading/around.ts'
import type { Reader } from '../reading/createReader.ts'
import { findCandidates } from './findCandidates.ts'

/** The records at a position or a Plus Code that the text gives; null when it gives none. */
export function findAtPoint(reader: Reader, around: Around, request: MatchRequest): Match[] | null {
  const points = pointsOf(reader, request)
  if (points.length === 0) return null
  for (const point of points) {
    const { address, intersection, airport, street, city } = around(point)
    const found = [address, intersection, airport].flatMap((near) => near?.record ?? [])
    const all: FoundRecord[] = [
      ...found,
      ...(street?.record ? [{ ...street.record, coordinate: street.coordinate }] : []),
      ...(city ? [city.record] : []),
    ]
    const wanted = all.filter(({ kind }) => request.purpose !== 'geocode' || kind !== 'place')
    if (wanted.length > 0) return wanted.map((record) => matchOf(record, request.center))
  }
  return []
}

function pointsOf(reader: Reader, request: MatchRequest): Coordinate[] {
  const points = readPoint(request.text)
  if (points.length > 0) return points
  const code = readPlusCode(request.text)
  if (!code) return []
  if (!code.isShort || code.rest === '') return [code.at(request.center)]
  const [town] = findCandidates(reader, {
    ...request,
    text: code.rest,
    purpose: 'geocode',
  }).candidates
  return [code.at(town?.doc.coordinate ?? request.center)]
}

function matchOf(record: FoundRecord, center: Coordinate): Match {
  const distance = record.kind === 'term' ? 0 : distanceBetween(center, record.coordinate)
  const accuracy = accuracyOf(record)
  return { record, distance, ...(accuracy !== undefined && { accuracy }) }
}
