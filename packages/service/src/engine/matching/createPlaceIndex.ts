import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { FoundRecord, Match, MatchRequest, Surroundings, TermRequest } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import { findAround } from './around.ts'
import { createCountryOf } from './createCountryOf.ts'
import { explainer } from './explain.ts'
import { findAtPoint } from './findAtPoint.ts'
import { findCandidates } from './findCandidates.ts'
import { nearestInArea } from './nearestInArea.ts'
import type { Reader } from './Reader.ts'
import { toMatches } from './toMatches.ts'

/** The questions to a place store as plans, which a store runs in its own way. */
export interface PlaceIndex {
  match(request: MatchRequest): Plan<Match[]>
  get(ref: string): Plan<FoundRecord | null>
  placesOf(request: TermRequest): Plan<Match[]>
  around(point: Coordinate): Plan<Surroundings>
}

export function createPlaceIndex(reader: Reader): PlaceIndex {
  const countryOf = createCountryOf(reader)
  return {
    *match(request) {
      const { offset, limit, center, explain } = request
      const atPoint = yield* findAtPoint(reader, countryOf, request)
      if (atPoint) return atPoint.slice(offset, offset + limit)
      const found = yield* findCandidates(reader, countryOf, request)
      return yield* toMatches(
        found.candidates.slice(offset, offset + limit),
        center,
        reader,
        explain ? explainer(found, reader) : undefined,
      )
    },
    get: (ref) => reader.ofRef(ref),
    *placesOf({ offset, limit, ...of }) {
      const near = (yield* nearestInArea(reader, of, offset + limit)).slice(offset)
      const records = yield* reader.records(near)
      return records.flatMap((record) =>
        record && record.kind !== 'term'
          ? { record, distance: distanceBetween(of.center, record.coordinate) }
          : [],
      )
    },
    around: (point) => findAround(reader, point),
  }
}
